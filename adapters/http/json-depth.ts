const quote = 0x22
const backslash = 0x5c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Returns the nesting depth of JSON without parsing it: parsing deeply nested input is the expensive part. */
export const jsonDepth = (bytes: Uint8Array): number => {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inText) {
      if (byte === backslash) at++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === openList || byte === openObject) deepest = Math.max(deepest, ++depth)
    else if (byte === closeList || byte === closeObject) depth--
  }
  return deepest
}
