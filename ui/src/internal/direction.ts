/** The page's reading direction, for what stands at its end and would not inherit it. Browser only. */
export const direction = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
