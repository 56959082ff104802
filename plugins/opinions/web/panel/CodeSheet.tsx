import { Printer } from 'lucide-react'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { opinionsApi } from '../../contract/api.ts'
import css from './code-sheet.module.css'

/** Sheet of codes to print and cut: each slip with the code and the address at which it is used. The codes are shown this once. */
export const CodeSheet = ({
  of: { batch, codes },
  facility,
}: {
  readonly of: OutputOf<typeof opinionsApi.issueCodes>
  readonly facility: string
}) => {
  const t = useT()
  const href = useHref()
  const { publicUrl } = usePage().context
  const { slug } = useLayoutData(panel).facility
  const address = `${publicUrl}${href(`/placowka/${slug}/dodaj-opinie`)}`.replace(/^https?:\/\//, '')
  return (
    <section className={css['sheet']} aria-labelledby="arkusz">
      <div className={css['top']}>
        <h2 id="arkusz">{t('opinions.panel.codes.sheet', { number: batch.number })}</h2>
        <p role="alert">
          <strong>{t('opinions.panel.codes.once')}</strong>
        </p>
        <div>
          <Button look="main" onClick={() => window.print()}>
            <Icon of={Printer} /> {t('opinions.panel.codes.print')}
          </Button>
        </div>
      </div>
      <ul className={css['slips']}>
        {codes.map((code) => (
          <li key={code}>
            <span>{t('opinions.panel.codes.slip', { facility })}</span>
            <strong>{code}</strong>
            <span>{address}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
