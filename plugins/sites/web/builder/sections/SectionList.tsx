import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { SiteSection } from '../../../contract/site.ts'
import { placeAt } from '../drag/drop-place.ts'
import { useDrag } from '../drag/use-drag.ts'
import { useContent } from '../state/builder-context.ts'
import { changeSection, copySection, moveSection, withSections } from '../state/edit-sections.ts'
import { AddSection } from './AddSection.tsx'
import { SectionForm } from './SectionForm.tsx'
import css from './sections.module.css'
import { useSectionName } from './use-section-name.ts'

/** Sections of the open page in their order; one of them is open, with its form. */
export const SectionList = () => {
  const t = useT()
  const { draft, page } = useContent()
  const nameOf = useSectionName()
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { sections } = page
  const indexOf = (id: string | null) => sections.findIndex((section) => section.id === id)
  const move = (id: string, to: number) => {
    const section = sections[indexOf(id)]
    if (!section) return
    draft.edit((content) => withSections(content, page.id, moveSection(id, to)))
    setAnnouncement(t('sites.builder.section.moved', { name: nameOf(section), n: to + 1, count: sections.length }))
  }
  const drag = useDrag<number>({
    placeAt: (id, _, y) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      return placeAt(y, rows, indexOf(id))
    },
    onDrop: move,
  })
  /** Returns the edge of a row at which what is dragged would be inserted. */
  const dropOf = (at: number) => (drag.place !== at ? undefined : at > indexOf(drag.dragged) ? 'after' : 'before')
  return (
    <section className={css['sections']} aria-label={t('sites.builder.sections', { title: page.title })}>
      <h2>{t('sites.builder.sections.title')}</h2>
      {sections.length === 0 && <p className={css['hint']}>{t('sites.builder.sections.none')}</p>}
      <ol ref={list}>
        {sections.map((section, at) => (
          <Row
            key={section.id}
            of={section}
            at={at}
            isDragged={drag.dragged === section.id}
            drop={dropOf(at)}
            handle={drag.handleOf(section.id)}
            onMove={(to) => move(section.id, to)}
          />
        ))}
      </ol>
      <AddSection />
      <p role="status" className={hidden['hidden']}>
        {announcement}
      </p>
    </section>
  )
}

interface RowProps {
  readonly of: SiteSection
  readonly at: number
  readonly isDragged: boolean
  /** Edge at which what is dragged would be inserted. */
  readonly drop: 'before' | 'after' | undefined
  readonly handle: ComponentProps<'span'>
  readonly onMove: (to: number) => void
}

const Row = ({ of: section, at, isDragged, drop, handle, onMove }: RowProps) => {
  const t = useT()
  const { draft, page, section: open, openSection } = useContent()
  const { id, visible } = section
  const name = useSectionName()(section)
  const count = page.sections.length
  const edit = (change: ReturnType<typeof changeSection>) => draft.edit((content) => withSections(content, page.id, change))
  return (
    <li className={css['row']} data-open={open === id || undefined} data-dragged={isDragged || undefined} data-drop={drop}>
      <div className={css['top']}>
        <button type="button" className={css['name']} aria-expanded={open === id} onClick={() => openSection(open === id ? null : id)}>
          {name}
          {!visible && <span className={css['note']}>{t('sites.builder.section.hidden')}</span>}
        </button>
        <span className={css['buttons']}>
          <Button
            small
            look="quiet"
            aria-disabled={at === 0}
            aria-label={t('sites.builder.section.up', { name })}
            onClick={() => onMove(at - 1)}
          >
            <Icon of={ArrowUp} />
          </Button>
          <Button
            small
            look="quiet"
            aria-disabled={at === count - 1}
            aria-label={t('sites.builder.section.down', { name })}
            onClick={() => onMove(at + 1)}
          >
            <Icon of={ArrowDown} />
          </Button>
          <span className={css['handle']} aria-hidden {...handle}>
            <Icon of={GripVertical} />
          </span>
        </span>
      </div>
      {open === id && (
        <div className={css['body']}>
          <SectionForm of={section} />
          <div className={css['acts']}>
            <Button small look="quiet" onClick={() => edit(changeSection(id, { visible: !visible }))}>
              <Icon of={visible ? EyeOff : Eye} /> {t(visible ? 'sites.builder.section.hide' : 'sites.builder.section.show')}
            </Button>
            <Button small look="quiet" onClick={() => edit(copySection(id))}>
              <Icon of={Copy} /> {t('sites.builder.section.copy')}
            </Button>
            <Button small look="quiet" onClick={() => edit((sections) => sections.filter((one) => one.id !== id))}>
              <Icon of={Trash2} /> {t('sites.builder.section.remove')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
