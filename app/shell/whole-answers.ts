/**
 * Hands out answers whole. One that the router gives up, for the next, while it is still coming is then a request
 * given up, which it expects; with the half of one to read it writes an error to the console (Remix,
 * `fetchAndDecode` in single-fetch.js). Nothing of ours comes in parts.
 */
export function fetchWholeAnswers(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    return answer.body ? new Response(await answer.blob(), answer) : answer;
  };
}
