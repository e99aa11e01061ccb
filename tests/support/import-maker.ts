/* Makes a spreadsheet as a yard would export it: as many rows as are wanted, some of them wrong. */

const makes = [
  ...["Honda | Civic", "Toyota | Camry", "Ford | F-150", "Chevrolet | Malibu", "Subaru | Outback"],
  ...["Nissan | Altima", "BMW | 328i", "Volkswagen | Golf"],
];
const parts = [
  ...["Alternator", "Brake caliper", "Headlight", "Radiator", "Starter", "Side mirror", "Strut"],
  ...["Tail light", "Wheel hub", "Window regulator"],
];

/** What is wrong with a bad row, one after another. */
const mistakes: ((cells: string[]) => void)[] = [
  (cells) => {
    cells[5] = "-5";
  },
  (cells) => {
    cells[2] = "1.23E+11";
  },
  (cells) => {
    cells[3] = "mint";
  },
  (cells) => {
    cells[6] = "several";
  },
  (cells) => {
    cells[1] = "";
  },
];

export const headings = [
  ...["SKU", "Title", "Part number", "Condition", "Grade", "Price", "Quantity", "Brand"],
  ...["Location", "OEM numbers", "Fits", "Description"],
];

interface Sheet {
  rows: number;
  /** So many rows are wrong, spread over the file. */
  bad?: number;
  /** In front of each SKU. */
  prefix?: string;
  /** Added to each price, in dollars. */
  dearer?: number;
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The rows of the spreadsheet, headings first; the same for the same arguments. */
export function* sheetRows({ rows, bad = 0, prefix = "YARD", dearer = 0 }: Sheet) {
  yield headings;
  const every = bad > 0 ? Math.floor(rows / bad) : 0;
  for (let row = 0; row < rows; row += 1) {
    const part = parts[row % parts.length] ?? "";
    const make = makes[row % makes.length] ?? "";
    const year = 2005 + (row % 15);
    const cells = [
      ...[`${prefix}-${row + 1}`, `${part} ${make.replace(" | ", " ")} ${year}`],
      ...[`${String(row % 97).padStart(5, "0")}-${row}-A00`, "used", "ABC"[row % 3] ?? "A"],
      ...[
        (20 + (row % 400) + dearer + 0.95).toFixed(2),
        String(1 + (row % 4)),
        make.split(" ")[0] ?? "",
      ],
      ...[`R${row % 40}-B${row % 7}`, row % 3 === 0 ? `OE${100_000 + row}` : ""],
      ...[`${make} | ${year}-${year + 3}`, `Pulled from a running car, row ${row % 40}. Tested.`],
    ];
    if (every > 0 && row % every === every - 1 && row / every < bad)
      mistakes[Math.floor(row / every) % mistakes.length]?.(cells);
    yield cells;
  }
}

/** The same as CSV. */
export const sheetCsv = (sheet: Sheet): string =>
  [...sheetRows(sheet)].map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
