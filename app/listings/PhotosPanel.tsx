import { Button, Inline, Notice, Panel, Stack, Text, TextField } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { paths } from "~/paths";
import { useHydrated } from "~/shell/useHydrated";
import type { PhotosPanelProps } from "./draft-photos";
import { HiddenPhotos } from "./HiddenPhotos";

/** Where it cannot be loaded, the plain forms stay. */
const Uploads = lazy(() =>
  import("./PhotoUploads").then(
    ({ PhotoUploads }) => ({ default: PhotoUploads }),
    () => ({ default: PlainPhotos }),
  ),
);

/** The photos of a listing, the cover first. Without JavaScript each press is a form of its own. */
export function PhotosPanel(props: PhotosPanelProps) {
  const isHydrated = useHydrated();
  const plain = <PlainPhotos {...props} />;
  return (
    <Panel title="Photos">
      {isHydrated ? (
        <Suspense fallback={plain}>
          <Uploads {...props} />
        </Suspense>
      ) : (
        plain
      )}
    </Panel>
  );
}

function PlainPhotos({ id, photos, fields }: PhotosPanelProps) {
  const { formAction, formData } = useNavigation();
  const isUploading = formAction === paths.listingPhotos(id);
  return (
    <Stack gap={4}>
      <HiddenPhotos photos={fields.photos} photoAlts={fields.photoAlts} />
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
                alt={shown.alt || (at === 0 ? "Cover" : `Photo ${at + 1}`)}
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
        <Stack gap={2}>
          <TextField
            type="file"
            label="Photo"
            name="photo"
            accept="image/*"
            help="JPEG, PNG, WebP, AVIF or GIF, up to 20 MB. The first one is the cover."
            required
          />
          <Inline>
            <Button type="submit" pending={isUploading}>
              Add photo
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
