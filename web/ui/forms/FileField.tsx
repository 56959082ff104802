import { X } from 'lucide-react'
import { useRef } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type FieldProps, Labelled } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { maxFileBytes } from './field-rules.ts'
import css from './parts.module.css'
import { type PrepareFile, useChosenFile } from './use-chosen-file.ts'

interface FileFieldProps extends FieldProps {
  /** Accepted file name extensions: `.jpg,.jpeg,.png`. */
  readonly accept: string
  /** Address of the current picture. */
  readonly current?: string | undefined
  /** Text about the accepted files. Default: their kinds and largest size. */
  readonly requirements?: string
  /** Makes what is sent of a chosen file. */
  readonly prepare?: PrepareFile
}

/** File field: validates type and size immediately, previews pictures, and allows removing the selected file. */
export const FileField = ({ name, label, hint, optional, accept, current, requirements, prepare }: FileFieldProps) => {
  const t = useT()
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().slice(1))
    .join(', ')
  const field = useField(name, true)
  const input = useRef<HTMLInputElement>(null)
  const { chosen, take, remove } = useChosenFile(input, prepare)
  const picture = chosen ? chosen.picture : current
  const accepted = requirements ?? t('form.file.kinds', { kinds, max: maxFileBytes / 1_000_000 })
  return (
    <Labelled of={field} label={label} hint={hint === undefined ? accepted : `${hint} ${accepted}`} optional={optional}>
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
          onChange={() => void take()}
        />
        <label htmlFor={field.id} className={css['choose']}>
          {t(picture === undefined && !chosen ? 'form.file.choose' : 'form.file.change')}
        </label>
        {chosen && (
          <Button look="quiet" small onClick={remove} aria-label={t('form.file.remove')}>
            <Icon of={X} />
          </Button>
        )}
        <p role="status">{chosen ? (chosen.note ? t(asMessageKey(chosen.note)) : t('form.file.chosen', { name: chosen.name })) : ''}</p>
      </div>
    </Labelled>
  )
}
