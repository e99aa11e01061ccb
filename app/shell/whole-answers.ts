/**
 * Hands the router its answers whole. One that it gives up, for the next, while it is still coming is then a
 * request given up, which the router expects; with the half of one to read it writes an error to the console.
 * (Remix, `fetchAndDecode` in single-fetch.js.) No loader of ours sends its answer in parts.
 */
export function fetchWholeAnswers(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (!answer.body || !/\.data(\?|$)/.test(answer.url)) return answer;
    const { status, statusText, headers } = answer;
    return new Response(await answer.blob(), { status, statusText, headers });
  };
}
