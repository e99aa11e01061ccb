/** The words of a text, each once: what the database's search_words() gives. */
export function words(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "");
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
}
