import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { placeToFill } from '../../../contract/placeholders.ts'
import { textKinds } from '../../../contract/section-kinds.ts'
import { startTextOf } from '../../../contract/start-text.ts'
import { useContent } from '../state/builder-context.ts'
import { newSection, withSections } from '../state/edit-sections.ts'
import { SectionPicture } from './SectionPicture.tsx'
import css from './sections.module.css'

const days = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const meals = ['breakfast', 'lunch', 'snack', 'allergens'] as const
const columns = ['little', 'middle', 'big'] as const
const questions = ['hours', 'meals', 'first-days'] as const

/** Dialog with the kinds of sections that can be added, each with its picture and whether the profile has something for it. */
const KindDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const { draft, page, choices, openSection } = useContent()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const contact = draft.content.pages.find(({ kind }) => kind === 'contact')
  const words = {
    menu: {
      days: days.map((day) => t(messageKey('sites.day', day))),
      columns: meals.map((meal) => t(messageKey('sites.meal', meal))),
    },
    columns: columns.map((column) => t(messageKey('sites.start.column', column))),
    questions: questions.map((question) => t(messageKey('sites.start.question', question))),
    place: placeToFill,
    button: { text: t('sites.start.button'), url: `/${contact?.slug ?? ''}` },
  }
  // What owners write themselves comes first, as they add it most.
  const kinds = choices.sections.toSorted((one, other) => Number(textKinds.has(other.kind)) - Number(textKinds.has(one.kind)))
  const close = () => dialog.current?.close()
  const add = (kind: string) => {
    const section = newSection(kind, textKinds.has(kind) ? startTextOf(kind, words) : null)
    draft.edit((content) => withSections(content, page.id, (sections) => [...sections, section]))
    close()
    openSection(section.id)
  }
  return (
    <dialog ref={dialog} className={`${dialogCss['dialog']} ${css['kinds']}`} aria-labelledby="nowa-sekcja" onClose={onClose}>
      <div className={dialogCss['head']}>
        <h2 id="nowa-sekcja" className={dialogCss['title']}>
          {t('sites.builder.section.add')}
        </h2>
        <button type="button" className={dialogCss['close']} aria-label={t('sites.builder.section.close')} onClick={close}>
          <Icon of={X} />
        </button>
      </div>
      <ul>
        {kinds.map(({ kind, name, filled, edited_at }) => (
          <li key={kind}>
            <button type="button" onClick={() => add(kind)}>
              <SectionPicture kind={kind} />
              <span>{name}</span>
              {edited_at !== null && !filled && <span className={css['note']}>{t('sites.builder.section.empty')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

/** For `lazy`. */
export default KindDialog
