import type { usePageData } from '#web/data/use-page-data.ts'
import { useT } from '#web/i18n/words.ts'
import type { data } from './docs.data.ts'
import css from './docs.module.css'
import { Failures } from './Failures.tsx'
import { Members } from './Members.tsx'

type Told = ReturnType<typeof usePageData<typeof data>>['groups'][number]['calls'][number]

/** One call: its address, what it takes, gives, and how it may fail. */
export const Call = ({ call }: { readonly call: Told }) => {
  const t = useT()
  const { id, method, path, summary: tells, door: access, rate, parameters, body, answer, failures } = call
  return (
    <section className={css['call']} aria-labelledby={id}>
      <h2 id={id}>
        <b className={css['method']}>{method}</b> <code>{path}</code>
      </h2>
      <p lang="en">{tells}</p>
      {access && <p>{t(`api-docs.door.${access.kind}`, { permission: access.permission })}</p>}
      {rate && <p>{t('api-docs.rate', { count: rate.times, seconds: rate.seconds })}</p>}
      {parameters.length > 0 && (
        <>
          <h3>{t('api-docs.parameters')}</h3>
          <Members of={parameters} label={t('api-docs.parameters')} />
        </>
      )}
      {body && (
        <>
          <h3>
            {t('api-docs.body')} <code>{body.mime}</code>
          </h3>
          <Members of={body.members} label={t('api-docs.body')} />
        </>
      )}
      <h3>
        {t('api-docs.answer')}{' '}
        <code>
          {answer.status} {answer.mime}
        </code>
      </h3>
      {answer.words !== '' && (
        <p>
          <code>{answer.words}</code>
        </p>
      )}
      <Members of={answer.members} label={t('api-docs.answer')} />
      {failures.length > 0 && (
        <details>
          <summary>{t('api-docs.failures')}</summary>
          <Failures of={failures} />
        </details>
      )}
    </section>
  )
}
