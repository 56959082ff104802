import { CircleCheck, CircleDashed, Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { factDay, factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { OwnDomainView } from '../../contract/domain.ts'
import { domainApi } from '../../contract/domain-api.ts'
import type { SiteView } from '../../contract/site.ts'
import css from '../app.module.css'
import { AfterLoad } from './AfterLoad.tsx'

/** Own domain of a site: the form that sets it, then the steps to it, each with what the last check found. */
export const OwnDomain = ({ of: site }: { readonly of: SiteView }) => (
  <AfterLoad>
    <Domain of={site} />
  </AfterLoad>
)

const Domain = ({ of: { facility_id, id: web_page_id } }: { readonly of: SiteView }) => {
  const named = { facility_id, web_page_id }
  const { domain } = useQuery(domainApi.showDomain, named).data
  return domain === null ? <DomainForm of={named} /> : <DomainSteps of={named} domain={domain} />
}

interface NamedSite {
  readonly facility_id: string
  readonly web_page_id: string
}

const DomainForm = ({ of: named }: { readonly of: NamedSite }) => {
  const t = useT()
  const { premium } = useLayoutData(panel)
  const labels = { domain: t('sites.settings.domain.name') }
  const form = useApiForm(domainApi.setDomain, {
    id: 'domena-formularz',
    record: { values: { domain: '' } },
    input: named,
    invalidates: [domainApi.showDomain],
    toast: false,
  })
  if (!premium) return <p className={css['hint']}>{t('sites.settings.domain.premium')}</p>
  return (
    <>
      <p className={css['hint']}>{t('sites.settings.domain.lead')}</p>
      <ApiForm of={form} labels={labels}>
        <Field name="domain" label={labels.domain} hint={t('sites.settings.domain.name.hint')} autoComplete="off" max={300} />
        <SubmitRow look="outline" send={t('sites.settings.domain.set')} />
      </ApiForm>
    </>
  )
}

const tones = { waiting: 'warn', taken: 'bad', verified: 'good', missing: 'bad' } as const

const DomainSteps = ({ of: named, domain: own }: { readonly of: NamedSite; readonly domain: OwnDomainView }) => {
  const t = useT()
  const language = useLanguage()
  const check = useMutation(domainApi.checkDomain, { invalidates: [domainApi.showDomain] })
  const remove = useMutation(domainApi.removeDomain, { invalidates: [domainApi.showDomain], toast: t('sites.settings.domain.removed') })
  const { state, url, points, certificate_until: until, checked_at } = own
  const isProved = state === 'verified'
  // A site stays open for some days while its proof is missing, which is what its owner has to know.
  const shown = url !== null && state === 'verified' ? 'open' : state
  return (
    <>
      <p className={css['buttons']}>
        <strong>{own.written}</strong>
        <Badge tone={tones[state]}>{t(messageKey('sites.settings.domain.state', shown))}</Badge>
      </p>
      <p>
        {t(messageKey('sites.settings.domain.state', shown, 'text'), {
          moment: own.missing_since === null ? '' : factMoment(own.missing_since, language),
        })}
      </p>
      <ol className={css['checklist']}>
        <Step isDone={isProved} title={t('sites.settings.domain.proof')}>
          {!isProved && <DnsRecord of={own.proof} />}
        </Step>
        <Step isDone={points} title={t('sites.settings.domain.pointing')}>
          {!points && (
            <>
              <DnsRecord of={own.pointing} />
              <p className={css['hint']}>{t('sites.settings.domain.pointing.hint')}</p>
              {own.addresses.length > 0 && (
                <>
                  <p>{t('sites.settings.domain.pointing.addresses')}</p>
                  {own.addresses.map((record) => (
                    <DnsRecord key={record.value} of={record} />
                  ))}
                  <p className={css['hint']}>{t('sites.settings.domain.pointing.addresses.hint')}</p>
                </>
              )}
            </>
          )}
        </Step>
        <Step isDone={until !== null} title={t('sites.settings.domain.certificate')}>
          <p className={css['hint']}>
            {until === null
              ? t('sites.settings.domain.certificate.waits')
              : t('sites.settings.domain.certificate.until', { date: factDay(toWarsawTime(new Date(until)).day, language) })}
          </p>
        </Step>
      </ol>
      <div className={css['buttons']}>
        <Button look="second" aria-disabled={check.isPending} onClick={() => check.mutate(named)}>
          {t(check.isPending ? 'sites.settings.domain.checking' : 'sites.settings.domain.check')}
        </Button>
        {url !== null && (
          <LinkButton href={url} target="_blank" rel="noopener">
            <Icon of={ExternalLink} /> {t('sites.settings.open')}
          </LinkButton>
        )}
        <ConfirmButton
          danger
          look="quiet"
          title={t('sites.settings.domain.remove.title')}
          text={t('sites.settings.domain.remove.text', { domain: own.written })}
          accept={t('sites.settings.domain.remove')}
          aria-disabled={remove.isPending}
          onConfirm={() => remove.mutate(named)}
        >
          {t('sites.settings.domain.remove')}
        </ConfirmButton>
      </div>
      <p className={css['hint']} role="status">
        {checked_at === null
          ? t('sites.settings.domain.unchecked')
          : t('sites.settings.domain.checked', { moment: factMoment(checked_at, language) })}
      </p>
    </>
  )
}

interface StepProps {
  readonly isDone: boolean
  readonly title: string
  readonly children: ReactNode
}

const Step = ({ isDone, title, children }: StepProps) => {
  const t = useT()
  return (
    <li data-state={isDone ? 'published' : 'unfilled'}>
      <Icon of={isDone ? CircleCheck : CircleDashed} />
      <div>
        <p>
          <strong>{title}</strong>{' '}
          <span className={css['hint']}>{t(isDone ? 'sites.settings.domain.done' : 'sites.settings.domain.todo')}</span>
        </p>
        {children}
      </div>
    </li>
  )
}

const DnsRecord = ({ of: { type, name, value } }: { readonly of: OwnDomainView['proof'] }) => {
  const t = useT()
  return (
    <dl className={css['record']}>
      <div className={css['field']}>
        <dt>{t('sites.settings.domain.record.type')}</dt>
        <dd>{type}</dd>
      </div>
      <Copied label={t('sites.settings.domain.record.name')} text={name} />
      <Copied label={t('sites.settings.domain.record.value')} text={value} />
    </dl>
  )
}

const Copied = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const t = useT()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    await showToast({ kind: 'success', text: t('sites.settings.domain.copied') })
  }
  return (
    <div className={css['field']}>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>{' '}
        <Button small look="quiet" onClick={() => void copy()} aria-label={`${t('sites.settings.domain.copy')}: ${text}`}>
          <Icon of={Copy} />
        </Button>
      </dd>
    </div>
  )
}
