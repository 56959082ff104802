import { useEffect, useState } from 'react'

/**
 * Returns a preview of a picture that is sent as a data URL, which the content security policy allows; `null` until it is
 * read, and for files that are none, which decoding tells.
 */
export const usePreview = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === null || !/^image\/(jpeg|png|gif)$/.test(file.type)) return
    const reader = new FileReader()
    reader.onload = async () => {
      const image = new Image()
      image.src = String(reader.result)
      await image.decode().then(
        () => setUrl(image.src),
        () => undefined,
      )
    }
    reader.readAsDataURL(file)
    return () => {
      reader.onload = null
      reader.abort()
    }
  }, [file])
  return url
}
