import type { useT } from '#web/runtime/i18n/i18n-context.ts'
import { maxFileBytes } from '#web/ui/forms/field-rules.ts'
import { acceptsPictures } from './accepted-files.ts'

const pictures = ['jpg', 'jpeg', 'jfif', 'png', 'heic', 'gif']

/** Returns the sentences of a file field: pictures of any size, since they are made smaller, and the other kinds. */
export const requirementsOf = (accept: string, t: ReturnType<typeof useT>): string => {
  const all = accept.split(',').map((one) => one.trim().slice(1))
  const others = acceptsPictures(accept) ? all.filter((one) => !pictures.includes(one)) : all
  const kinds = others.length > 0 ? [t('form.file.kinds', { kinds: others.join(', '), max: maxFileBytes / 1_000_000 })] : []
  return (acceptsPictures(accept) ? [t('upload.pictures'), ...kinds] : kinds).join(' ')
}
