/** The page's reading direction, for what stands at the page's end and would not inherit it. */
export const direction = () =>
  typeof document !== "undefined" && document.documentElement.dir === "rtl" ? "rtl" : "ltr";
