/** A sea, and about where its middle is. */
export interface Sea {
  name: string;
  lat: number;
  lng: number;
  /** From one zoom to another it is named. */
  zooms: readonly [first: number, last: number];
}

/** `name|lat|lng|first zoom|last zoom`: written by us. */
const list = `
Atlantic Ocean|30|-42|2|5
Atlantic Ocean|-22|-18|2|5
Pacific Ocean|14|-145|2|5
Pacific Ocean|-25|-128|2|5
Pacific Ocean|18|160|2|5
Indian Ocean|-20|78|2|5
Arctic Ocean|79|-160|2|5
Southern Ocean|-60|30|2|5
Mediterranean Sea|35.2|18.5|4|6
Caribbean Sea|15|-75|4|6
Gulf of Mexico|25|-90|4|6
Hudson Bay|60|-85|4|6
North Sea|56|3.5|4|6
Baltic Sea|57.5|19.5|5|6
Norwegian Sea|67|2|4|6
Black Sea|43.2|34.5|4|6
Caspian Sea|42|50.5|5|6
Red Sea|20|38.5|5|6
Arabian Sea|15|64|4|6
Bay of Bengal|14|88|4|6
South China Sea|14|114.5|4|6
East China Sea|29|125|5|6
Sea of Japan|40|134.5|5|6
Philippine Sea|20|132|4|6
Coral Sea|-17|153.5|4|6
Tasman Sea|-37|161|4|6
Bering Sea|58|-178|4|6
Gulf of Alaska|57|-146|4|6
Gulf of Guinea|1|2|4|6
Persian Gulf|27|51.2|5|7
Lake Superior|47.7|-87.5|6|8
Lake Michigan|43.8|-87|6|8
Lake Huron|44.8|-82.4|6|8
Lake Erie|42.2|-81.2|6|8
Lake Ontario|43.7|-77.8|6|8
Lake Victoria|-1|33|6|8
Long Island Sound|41.1|-72.9|9|11
Upper Bay|40.668|-74.045|12|14
Lower Bay|40.55|-74.06|11|13
Jamaica Bay|40.615|-73.84|12|14
Hudson River|40.775|-74.003|12|15
East River|40.709|-73.988|13|15
`;

export const seas: readonly Sea[] = list
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", ...numbers] = line.split("|");
    const [lat = 0, lng = 0, first = 0, last = 0] = numbers.map(Number);
    return { name, lat, lng, zooms: [first, last] };
  });
