import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import type { data } from './docs.data.ts'
import css from './docs.module.css'
import { ErrorList } from './ErrorList.tsx'
import { Members } from './Members.tsx'

type OperationData = ReturnType<typeof usePageData<typeof data>>['groups'][number]['operations'][number]

/** Section of one operation: address, input, output and errors. */
export const OperationSection = ({ operation }: { readonly operation: OperationData }) => {
  const t = useT()
  const { id, method, path, summary, access, rate, parameters, body, response, errors } = operation
  return (
    <section className={css['call']} aria-labelledby={id}>
      <h2 id={id}>
        <b className={css['method']}>{method}</b> <code>{path}</code>
      </h2>
      <p lang="en">{summary}</p>
      {access && <p>{t(messageKey('api-docs.access', access.kind), { permission: access.permission })}</p>}
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
          {response.status} {response.mime}
        </code>
      </h3>
      {response.notation !== '' && (
        <p>
          <code>{response.notation}</code>
        </p>
      )}
      <Members of={response.members} label={t('api-docs.answer')} />
      {errors.length > 0 && (
        <details>
          <summary>{t('api-docs.failures')}</summary>
          <ErrorList of={errors} />
        </details>
      )}
    </section>
  )
}
