import type { facilityProfileSlot } from '#core/facilities/slots.ts'
import type { Slot } from '#core/plugin/slot.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { maxInput } from '../../contract/max-input.ts'
import AskBox from '../islands/AskBox.tsx'

type Subject = typeof facilityProfileSlot extends Slot<infer Facility> ? Facility : never

/** Question on the profile of a facility, which a press opens. */
export const ProfileQuestion = ({ of: { id, slug } }: FillProps<Subject, true>) => {
  const t = useT()
  return (
    <section id="asystent">
      <details>
        <summary>{t('assistant.question.open')}</summary>
        <Island
          of={AskBox}
          action={useHref()('/asystent')}
          label={t('assistant.question.ask')}
          example={t('assistant.question.ask.example')}
          facility={{ id, slug }}
          maxLength={maxInput}
        />
      </details>
    </section>
  )
}
