import { useEffect, useState } from 'react'
import { maxFileBytes } from '#web/ui/forms/field-rules.ts'

/**
 * Returns a preview of a chosen picture as a data URL, which the content security policy allows; `null` until it is
 * read, and for files that are none, which decoding tells.
 */
export const usePreview = (file: File): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!/^image\/(jpeg|png|gif)$/.test(file.type) || file.size > maxFileBytes) return
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
