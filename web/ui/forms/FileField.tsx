import { X } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type FieldProps, Labelled } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { maxFileBytes } from './field-rules.ts'
import css from './parts.module.css'

interface FileFieldProps extends FieldProps {
  /** Accepted file name extensions: `.jpg,.jpeg,.png`. */
  readonly accept: string
  /** Address of the current picture. */
  readonly current?: string | undefined
}

// The content security policy allows images as data URLs, not as blobs.
const dataUrlOf = (file: File) =>
  new Promise<string | undefined>((done) => {
    const reader = new FileReader()
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => done(undefined)
    reader.readAsDataURL(file)
  })

/** File field: validates type and size immediately, previews pictures, and allows removing the selected file. */
export const FileField = ({ name, label, hint, optional, accept, current }: FileFieldProps) => {
  const t = useT()
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().slice(1))
    .join(', ')
  const field = useField(name, true)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<{ readonly name: string; readonly picture: string | undefined } | null>(null)
  const onFileChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return choose(null)
    const shown = /^image\/(jpeg|png|gif|webp)$/.test(file.type) && file.size <= maxFileBytes
    const picture = shown ? await dataUrlOf(file) : undefined
    if (target.files?.[0] === file) choose({ name: file.name, picture })
  }
  const remove = () => {
    if (!input.current) return
    input.current.value = ''
    choose(null)
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }
  const picture = chosen ? chosen.picture : current
  const requirements = t('form.file.kinds', { kinds, max: maxFileBytes / 1_000_000 })
  return (
    <Labelled of={field} label={label} hint={hint === undefined ? requirements : `${hint} ${requirements}`} optional={optional}>
      <div className={css['file']}>
        {picture !== undefined && <img src={picture} alt="" />}
        <input
          {...field.ariaAttributes}
          ref={input}
          id={field.id}
          className={hidden['hidden']}
          name={name}
          type="file"
          accept={accept}
          required={!optional}
          onChange={onFileChange}
        />
        <label htmlFor={field.id} className={css['choose']}>
          {t(picture === undefined && !chosen ? 'form.file.choose' : 'form.file.change')}
        </label>
        {chosen && (
          <Button look="quiet" small onClick={remove} aria-label={t('form.file.remove')}>
            <Icon of={X} />
          </Button>
        )}
        <p role="status">{chosen ? t('form.file.chosen', { name: chosen.name }) : ''}</p>
      </div>
    </Labelled>
  )
}
