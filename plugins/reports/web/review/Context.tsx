import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import css from './card.module.css'

/** Surroundings of a reported thing that is not public: read when support asks for it, since each look is written down. */
export const Context = ({ caseId }: { readonly caseId: string }) => {
  const { t } = useTranslation('reports.review')
  const language = useLanguage()
  const [found, set] = useState<OutputOf<typeof reportsApi.readContext> | null>(null)
  const read = useMutation(reportsApi.readContext, { onSuccess: set })
  if (found === null)
    return (
      <section className={css['box']}>
        <p>{t('card.context.why')}</p>
        <p>
          <Button small aria-disabled={read.isPending} onClick={() => read.mutate({ id: caseId })}>
            {t('card.context.read')}
          </Button>
        </p>
      </section>
    )
  return (
    <section className={css['box']} aria-labelledby="rozmowa">
      <h3 id="rozmowa">{t('card.context')}</h3>
      <ol className={css['list']}>
        {found.entries.map(({ id, side, at, text, reported }) => (
          <li key={id} className={reported ? css['reported'] : undefined}>
            <p className={css['quiet']}>
              {t(`card.side.${side}`)} · <time dateTime={at}>{factMoment(at, language)}</time>
              {reported && ` · ${t('card.context.reported')}`}
            </p>
            <p className={css['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
