import { Text } from "@partlane/ui";
import { Fragment } from "react";
import type { OrderPhoto } from "~/order-photos/order-photo";

/**
 * Photos that one side of an order shows the other: thumbnails that lead to the whole picture. For the `photos` of a
 * thread, a timeline or a row, which gives them their size.
 */
export function OrderPhotos({
  photos,
  from,
}: {
  photos: readonly OrderPhoto[];
  /** Whose they are, in an alternative text: `you`, `the buyer`. */
  from: string;
}) {
  return photos.map(({ id, state, src, thumb, width, height }, at) => {
    const name = `Photo ${at + 1} of ${photos.length} from ${from}`;
    return (
      <Fragment key={id}>
        {state === "ready" ? (
          <a href={src}>
            <img src={thumb} alt={name} width={width} height={height} loading="lazy" />
          </a>
        ) : (
          <Text as="span" size={14} tone="muted">
            {state === "received"
              ? `${name} will be here in a minute.`
              : `${name} can't be shown: the file is damaged.`}
          </Text>
        )}
      </Fragment>
    );
  });
}
