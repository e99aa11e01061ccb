import { SearchBox, type SearchBoxProps, type SearchSuggest } from "@partlane/ui";
import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { paths } from "~/paths";

/** Who never types needs none of it. */
const suggest: SearchSuggest = async (text, signal) =>
  (await import("~/search/suggest/fetch-suggestions")).fetchSuggestions(text, signal);

/**
 * The one field that takes a VIN, a part number, a vehicle or words, and leads to the map: without
 * JavaScript by a plain form, with it as a link does.
 */
export function SmartBox(props: Omit<SearchBoxProps, "action" | "suggest" | "onSubmit" | "name">) {
  return (
    <SearchBox
      label="Search parts"
      {...props}
      action={paths.map()}
      suggest={suggest}
      onSubmit={useSearch()}
    />
  );
}

/**
 * What was read from the text may stand elsewhere when the answer is here: then the field has what
 * is left to search for, unless something else was typed meanwhile.
 */
function useSearch() {
  const submit = useSubmit();
  const { state } = useNavigation();
  const sent = useRef<{ form: HTMLFormElement; text: FormDataEntryValue | null } | null>(null);
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    const { form, text } = sent.current;
    sent.current = null;
    if (textOf(form) === text) form.reset();
  }, [state]);
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = { form, text: textOf(form) };
    submit(form);
  };
}

const textOf = (form: HTMLFormElement) => new FormData(form).get("q");
