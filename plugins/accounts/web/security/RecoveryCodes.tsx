import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '#web/app-kit/files/save-blob.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'
import css from './security.module.css'

/** Recovery codes, shown once: to copy, download or print; the user confirms that they are saved. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const { t } = useTranslation('accounts.own')
  const focusRef = useFocusOnMount<HTMLHeadingElement>()
  const [copied, setCopied] = useState(false)
  const text = `${t('security.recovery.file')}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without access to the clipboard, download and print remain.
      () => setCopied(false),
    )
  return (
    <div className={css['state']}>
      <h3 ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {t('security.recovery.title')}
      </h3>
      <p>{t('security.recovery.text')}</p>
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
          {t('security.recovery.copy')}
        </Button>
        <Button small onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'kredka-kody.txt')}>
          <Icon of={Download} />
          {t('security.recovery.save')}
        </Button>
        <Button small onClick={() => print()}>
          <Icon of={Printer} />
          {t('security.recovery.print')}
        </Button>
      </div>
      <p role="status" className={css['quiet']}>
        {copied ? t('security.recovery.copied') : ''}
      </p>
      <div>
        <Button look="main" onClick={onSaved}>
          {t('security.recovery.kept')}
        </Button>
      </div>
    </div>
  )
}
