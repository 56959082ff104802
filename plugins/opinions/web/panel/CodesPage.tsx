import { Printer } from 'lucide-react'
import { useState } from 'react'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { NumberField } from '#web/ui/fields/NumberField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { opinionsApi } from '../../contract/api.ts'
import { codeLimits } from '../../contract/limits.ts'
import css from '../app.module.css'
import { threadMoment } from '../format.ts'

type Issued = OutputOf<typeof opinionsApi.issueCodes>

export const queries: PageQueries = ({ params }) => [query(opinionsApi.listCodes, { facility_id: params['facility'] ?? '' })]

/** Page of the codes that a facility prints for parents: batches, a new batch, and its sheet, which is shown once. */
export const CodesPage = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  const { batches, left_this_year: left } = useQuery(opinionsApi.listCodes, { facility_id: facility.id }).data
  const [issued, setIssued] = useState<Issued | null>(null)
  const form = useApiForm(opinionsApi.issueCodes, {
    id: 'kody',
    input: { facility_id: facility.id },
    invalidates: [opinionsApi.listCodes],
    onSaved: (output) => setIssued(output),
  })
  const label = t('opinions.panel.codes.size')
  return (
    <div className={css['page']}>
      <BackToList href={href('facility_opinions', { facility: facility.id })}>{t('opinions.panel.back')}</BackToList>
      <h1 tabIndex={-1}>{t('opinions.panel.codes.title')}</h1>
      <p className={css['lead']}>{t('opinions.panel.codes.lead')}</p>
      {issued && <CodeSheet of={issued} facility={facility.name} />}
      <section className={css['panelCard']} aria-labelledby="nowe-kody">
        <h2 id="nowe-kody" className={css['panelName']}>
          {t('opinions.panel.codes.new')}
        </h2>
        <p>{t('opinions.panel.codes.left', { count: left })}</p>
        {left >= codeLimits.batch.min && (
          <ApiForm of={form} labels={{ size: label }}>
            <NumberField name="size" label={label} min={codeLimits.batch.min} max={Math.min(left, codeLimits.batch.max)} />
            <SubmitRow look="outline" send={t('opinions.panel.codes.issue')} />
          </ApiForm>
        )}
      </section>
      {batches.length > 0 && (
        <section className={css['panelCard']} aria-labelledby="paczki">
          <h2 id="paczki" className={css['panelName']}>
            {t('opinions.panel.codes.batches')}
          </h2>
          <ul className={css['batches']}>
            {batches.map(({ id, number, size, used, issued_at }) => (
              <li key={id}>
                <strong>{t('opinions.panel.codes.batch', { number })}</strong>
                <span>{t('opinions.panel.codes.used', { used, size })}</span>
                <span className={css['quiet']}>{threadMoment(issued_at, language)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Sheet of codes to print and cut: each slip with the code and the address at which it is used. The codes are shown this once. */
const CodeSheet = ({
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
      <div className={css['codeSheetTop']}>
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
