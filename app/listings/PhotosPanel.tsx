import { Button, Inline, Notice, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";

/** A photo as its seller's page shows it. */
export interface ShownPhoto {
  id: string;
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  state: "received" | "ready" | "rejected";
  /** Why it cannot be shown. */
  message?: string;
}

interface PhotosPanelProps {
  id: string;
  photos: readonly ShownPhoto[];
}

/** The photos of a listing, the cover first. Each press is a form of its own: works without JavaScript. */
export function PhotosPanel({ id, photos }: PhotosPanelProps) {
  const { formAction, formData } = useNavigation();
  const isUploading = formAction === paths.listingPhotos(id);
  return (
    <Panel title="Photos" text="Up to 12. The first one is the cover.">
      <Stack gap={4}>
        <Inline as="ul" gap={3} align="end">
          {photos.map(({ id: photo, message, ...shown }, at) => (
            <Stack key={photo} as="li" gap={2}>
              {message ? (
                <Notice tone="critical">{message}</Notice>
              ) : (
                <img
                  src={shown.src}
                  srcSet={shown.srcSet}
                  sizes="160px"
                  alt={at === 0 ? "Cover" : `Photo ${at + 1}`}
                  width={160}
                  height={120}
                  style={{ objectFit: "cover" }}
                />
              )}
              <Form method="post" action={paths.dashboardListing(id)}>
                <Inline gap={2}>
                  {at > 0 ? (
                    <Button
                      type="submit"
                      name="intent"
                      value={`photo-earlier:${photo}`}
                      size="small"
                      aria-label={`Move photo ${at + 1} earlier`}
                    >
                      Earlier
                    </Button>
                  ) : (
                    <Text as="span" size={14} tone="muted">
                      Cover
                    </Text>
                  )}
                  <Button
                    type="submit"
                    name="intent"
                    value={`photo-remove:${photo}`}
                    size="small"
                    aria-label={`Remove photo ${at + 1}`}
                    pending={formData?.get("intent") === `photo-remove:${photo}`}
                  >
                    Remove
                  </Button>
                </Inline>
              </Form>
            </Stack>
          ))}
        </Inline>
        <Form method="post" action={paths.listingPhotos(id)} encType="multipart/form-data">
          <Inline gap={3} align="end">
            <label>
              <Text as="span" size={14}>
                Photo
              </Text>{" "}
              <input type="file" name="photo" accept="image/*" required />
            </label>
            <Button type="submit" pending={isUploading}>
              Add photo
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Panel>
  );
}
