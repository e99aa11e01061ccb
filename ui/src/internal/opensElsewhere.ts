interface Keys {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a link pressed so opens in another tab or window: here all stays as it is. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  ctrlKey || metaKey || shiftKey;
