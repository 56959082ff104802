import { CircleAlert, RotateCw, X } from 'lucide-react'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './upload-field.module.css'
import type { UploadItem } from './upload-queue.ts'
import { usePreview } from './use-preview.ts'

interface UploadRowProps {
  readonly of: UploadItem
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** A file on its way: preview, name, progress or error, and what can be done. */
export const UploadRow = ({ of: { file, prepared, state, progress, error, mayRetry }, onRemove, onRetry }: UploadRowProps) => {
  const t = useT()
  const preview = usePreview(prepared)
  const { name } = file
  const percent = Math.floor(progress * 100)
  const failed = state === 'failed'
  return (
    <li className={css['item']}>
      {preview === null ? <span className={css['blank']} aria-hidden="true" /> : <img src={preview} alt="" />}
      <div className={css['what']}>
        <span className={css['name']}>{name}</span>
        {failed ? (
          <span role="alert" className={css['error']}>
            <Icon of={CircleAlert} />
            {error && ('key' in error ? t(asMessageKey(error.key)) : error.text)}
          </span>
        ) : (
          <>
            <progress
              max={100}
              value={state === 'preparing' ? undefined : state === 'waiting' ? 0 : percent}
              aria-label={t('upload.progress', { name })}
            />
            <span className={css['state']}>{t(messageKey('upload', state), { percent })}</span>
          </>
        )}
      </div>
      <div className={css['actions']}>
        {mayRetry && (
          <Button look="quiet" small onClick={onRetry} aria-label={t('upload.retry', { name })}>
            <Icon of={RotateCw} />
          </Button>
        )}
        <Button look="quiet" small onClick={onRemove} aria-label={t(failed ? 'upload.dismiss' : 'upload.cancel', { name })}>
          <Icon of={X} />
        </Button>
      </div>
    </li>
  )
}
