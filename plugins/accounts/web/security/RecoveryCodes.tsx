import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import { saveBlob } from '../parts/save-blob.ts'
import { useArrival } from '../parts/use-arrival.ts'
import css from './security.module.css'

/** Recovery codes, this one time: to copy, keep as a file or print, and to confirm that they are kept. */
export const RecoveryCodes = ({ codes, kept }: { codes: readonly string[]; kept: () => void }) => {
  const t = useT()
  const arrival = useArrival<HTMLHeadingElement>()
  const [copied, setCopied] = useState(false)
  const text = `${t('accounts.own.security.recovery.file')}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // A browser that lets nothing be copied leaves the other two ways.
      () => setCopied(false),
    )
  return (
    <div className={css['state']}>
      <h3 ref={arrival} tabIndex={-1} className={css['said']}>
        {t('accounts.own.security.recovery.title')}
      </h3>
      <p>{t('accounts.own.security.recovery.text')}</p>
      <ol className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css['ways']}>
        <Button small onClick={copy}>
          <Icon of={Copy} />
          {t('accounts.own.security.recovery.copy')}
        </Button>
        <Button small onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'kredka-kody.txt')}>
          <Icon of={Download} />
          {t('accounts.own.security.recovery.save')}
        </Button>
        <Button small onClick={() => print()}>
          <Icon of={Printer} />
          {t('accounts.own.security.recovery.print')}
        </Button>
      </div>
      <p role="status" className={css['quiet']}>
        {copied ? t('accounts.own.security.recovery.copied') : ''}
      </p>
      <div>
        <Button look="main" onClick={kept}>
          {t('accounts.own.security.recovery.kept')}
        </Button>
      </div>
    </div>
  )
}
