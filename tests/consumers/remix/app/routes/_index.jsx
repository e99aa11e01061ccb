import "@partlane/ui/fonts.css";
import { Shop } from "../Shop";

export default Shop;
