/** Web addresses; the dot or bracket after one belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'”])/

/** Text of a message with its web addresses as links. */
export const MessageText = ({ children }: { readonly children: string }) =>
  children.split(address).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <a key={at} href={part} target="_blank" rel="noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      part
    ),
  )
