/** Returns the picture of a `data:` or `blob:` address as a file; `null` when its bytes cannot be read. */
export const pictureFile = async (src: string, name: string): Promise<File | null> => {
  try {
    const { type, bytes } = src.startsWith('data:') ? decode(src) : await read(src)
    return new File([bytes], `${name}.${type.replace('image/', '').replace('jpeg', 'jpg')}`, { type })
  } catch {
    return null
  }
}

// By hand: the content security policy does not let pages fetch `data:` addresses.
const decode = (src: string) => {
  const [head = '', data = ''] = src.split(',')
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return { type: /^data:([^;]+)/.exec(head)?.[1]?.toLowerCase() ?? '', bytes: bytes.buffer as ArrayBuffer }
}

const read = async (src: string) => {
  const blob = await (await fetch(src)).blob()
  return { type: blob.type, bytes: await blob.arrayBuffer() }
}
