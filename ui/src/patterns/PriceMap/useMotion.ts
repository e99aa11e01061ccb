import { useEffect, useState } from "react";

/** Whether the map may glide: not for those who asked for less motion. */
export function useMotion(): boolean {
  const [moves, setMoves] = useState(true);
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setMoves(!query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return moves;
}
