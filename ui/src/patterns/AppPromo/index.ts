export { AppPromo, type AppPromoProps, type AppStore } from "./AppPromo";
