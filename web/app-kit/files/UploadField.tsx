import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { AnyRoute, InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { choosable } from './accepted-files.ts'
import { requirementsOf } from './file-requirements.ts'
import { UploadRow } from './UploadRow.tsx'
import css from './upload-field.module.css'
import { uploadFile } from './upload-file.ts'
import { makeUploadQueue, type UploadItem } from './upload-queue.ts'
import { usePastedFiles } from './use-pasted-files.ts'

interface UploadFieldProps<R extends AnyRoute> {
  /** Route that stores one file, in its member `file`. */
  readonly route: R
  /** Its other members. */
  readonly input: Omit<InputOf<R>, 'file'>
  readonly label: string
  readonly hint?: string
  /** File name extensions that the route accepts: `.jpg,.jpeg,.png`; the field takes what becomes one of them too. */
  readonly accept: string
  readonly multiple?: boolean
  /** Receives each file that was stored. */
  readonly onUploaded: (output: OutputOf<R>) => unknown
}

/**
 * Field that uploads files as soon as they are chosen, dropped or pasted: it makes pictures small enough, shows progress
 * and a preview, and lets the user cancel and try again. What was stored is the caller's to show.
 */
export const UploadField = <R extends AnyRoute>({
  route,
  input,
  label,
  hint,
  accept,
  multiple = false,
  onUploaded,
}: UploadFieldProps<R>) => {
  const t = useT()
  const id = useId()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [arrived, setArrived] = useState('')
  const [dropping, setDropping] = useState(false)
  // The queue outlives renderings, and sends by the latest of them.
  const latest = useRef({ route, input, accept, onUploaded })
  latest.current = { route, input, accept, onUploaded }
  const [queue] = useState(() =>
    makeUploadQueue({
      send: async (file, options) => {
        const { route, input, onUploaded } = latest.current
        const output = await uploadFile(route, { ...input, file } as unknown as InputOf<R>, options)
        setArrived(file.name)
        await onUploaded(output)
      },
      accept: () => latest.current.accept,
      onChange: setItems,
    }),
  )
  useEffect(() => queue.close, [queue])

  const add = (files: FileList | null) => {
    setArrived('')
    queue.add([...(files ?? [])].slice(0, multiple ? undefined : 1))
  }
  const zone = usePastedFiles<HTMLDivElement>(add)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    add(event.dataTransfer.files)
  }
  const requirements = requirementsOf(accept, t)
  return (
    <div className={css['field']}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field in it */}
      <div
        ref={zone}
        className={css['zone']}
        data-upload-zone=""
        data-dropping={dropping || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setDropping(true)
        }}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setDropping(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        onDrop={onDrop}
      >
        <span id={`${id}-nazwa`} className={css['label']}>
          {label}
        </span>
        <input
          id={id}
          className={hidden['hidden']}
          type="file"
          accept={choosable(accept)}
          multiple={multiple}
          aria-labelledby={`${id}-nazwa ${id}-wybierz`}
          aria-describedby={`${id}-opis`}
          onChange={({ target }) => {
            add(target.files)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <label id={`${id}-wybierz`} htmlFor={id} className={css['choose']}>
          {t(multiple ? 'upload.choose-many' : 'form.file.choose')}
        </label>
        <span className={css['drop']}>{t('upload.drop')}</span>
        <p id={`${id}-opis`} className={css['hint']}>
          {hint === undefined ? requirements : `${hint} ${requirements}`}
        </p>
      </div>
      {items.length > 0 && (
        <ul className={css['items']}>
          {items.map((item) => (
            <UploadRow key={item.key} of={item} onRemove={() => queue.remove(item.key)} onRetry={() => queue.retry(item.key)} />
          ))}
        </ul>
      )}
      <p role="status" className={css['status']}>
        {arrived && t('upload.done', { name: arrived })}
      </p>
    </div>
  )
}
