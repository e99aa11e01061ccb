export { seedSampleData } from "../../scripts/lib/seed";
