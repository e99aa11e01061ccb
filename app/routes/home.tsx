import { Button } from "@partlane/ui";

export default function Home() {
  return (
    <main>
      <h1>Easy locate. Fast buy. Simple collect.</h1>
      <Button tone="accent">Search</Button>
    </main>
  );
}
