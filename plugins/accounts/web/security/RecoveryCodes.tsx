import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '#web/app-kit/files/save-blob.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'
import css from './security.module.css'

/** Recovery codes, shown once: to copy, download or print; the user confirms that they are saved. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLHeadingElement>()
  const [copied, setCopied] = useState(false)
  const text = `${t('accounts.own.security.recovery.file')}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without access to the clipboard, download and print remain.
      () => setCopied(false),
    )
  return (
    <div className={css['state']}>
      <h3 ref={focusRef} tabIndex={-1} className={css['prompt']}>
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
        <Button look="main" onClick={onSaved}>
          {t('accounts.own.security.recovery.kept')}
        </Button>
      </div>
    </div>
  )
}
