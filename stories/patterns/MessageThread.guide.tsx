import { Button, Item, ItemList, MessageThread, TextArea } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const question = {
  id: "1",
  own: true,
  by: "You",
  time: "Nov 22, 2:16 PM",
  text: "Is the rotor the vented one?",
  seen: "Seen",
};
const answer = {
  id: "2",
  by: "Hudson Auto Supply",
  time: "Nov 22, 2:31 PM",
  text: "Yes, vented, 312 mm.",
};

const write = (
  <>
    <TextArea label="Your message" name="text" rows={2} />
    <Button type="submit">Send</Button>
  </>
);

export const guide: Guide = {
  purpose:
    "What two sides wrote to one another about one thing: a buyer and a seller about an order, a dispute. Below it one writes on.",
  notFor: [
    { when: "It is what happened, not what was said: use", take: "Timeline" },
    { when: "Messages of many kinds, from the site: use", take: "ItemList" },
    { when: "One answer to what was just pressed: use", take: "Toast" },
  ],
  pairs: [
    {
      right: {
        shows: <MessageThread label="Messages" messages={[question, answer]} />,
        because: "Which side wrote is seen by where it stands, and said by the name over it.",
      },
      wrong: {
        shows: (
          <ItemList>
            <Item title="Is the rotor the vented one?" meta="Nov 22" />
            <Item title="Yes, vented, 312 mm." meta="Nov 22" />
          </ItemList>
        ),
        because: "Who asked and who answered is guessed.",
      },
    },
    {
      right: {
        shows: (
          <MessageThread
            label="Messages, none"
            messages={[]}
            empty="No messages yet. Ask what you want to know before you collect it."
          />
        ),
        because: "An empty thread says what it is for.",
      },
      wrong: {
        shows: <MessageThread label="Messages, blank" messages={[]} empty=" " />,
        because: "A blank place looks as if something did not load.",
      },
    },
  ],
  anatomy: {
    example: (
      <MessageThread
        label="Messages in parts"
        messages={[question, answer]}
        newFrom="2"
        composer={write}
      />
    ),
    parts: [
      { name: "Name and time", what: "of each message.", at: "li bdi" },
      { name: "Text", what: "in its lines, in its own direction.", at: "p[dir]" },
      { name: "Seen", what: "under the reader's own.", at: "li > div + p" },
      { name: "Divider", what: "before the first that is new.", at: "li:nth-child(2)" },
      { name: "Composer", what: "a form, or why there is none.", at: "textarea" },
    ],
  },
  keyboard: "No stop of its own; photos and the composer have theirs.",
};
