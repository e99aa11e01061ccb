import { categories as allCategories } from "~/platform/enums";

/** What stands for a category among those of a word, as the database's category_bit() gives it: all bits where it is not known. */
export const categoryBit = (category: string): number => {
  const at = allCategories.findIndex((each) => each === category);
  return at < 0 ? -1 : 1 << at;
};

/** Whether something in a category may have a word with those bits. */
export const isIn = ({ categories }: { categories: number }, category: string): boolean =>
  (categories & categoryBit(category)) !== 0;
