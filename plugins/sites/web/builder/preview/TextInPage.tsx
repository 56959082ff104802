import { useEffect, useState } from 'react'
import { emptyDocument } from '#core/rich-text/write-document.ts'
import { useKeyboardHeight } from '#web/app-kit/page/use-keyboard-height.ts'
import { toolsOfField } from '#web/app-kit/rich-text/field/tools-of-field.ts'
import { InPageEditor } from '#web/app-kit/rich-text/in-page/InPageEditor.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { useTextOffer } from '../sections/use-text-offer.ts'
import { useBuilder } from '../state/builder-context.ts'
import { useSectionTexts } from '../state/use-section-texts.ts'
import css from './preview.module.css'
import { levelOf } from './text-in-page.ts'

interface TextInPageProps {
  /** Element of the preview that shows the text. */
  readonly root: HTMLElement
  readonly section: SiteSection
}

/** Text of a section that is written in the page; its tools are above the page, on phones over the keyboard. */
const TextInPage = ({ root, section }: TextInPageProps) => {
  const t = useT()
  const { writing } = useBuilder()
  const { texts, change, key } = useSectionTexts(section)
  const offer = useTextOffer()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const keyboard = useKeyboardHeight()
  // What is written stays clear of the tools and the keyboard.
  useEffect(() => {
    if (!bar) return
    const { style } = root.ownerDocument.documentElement
    const observer = new ResizeObserver(() => {
      const isBelow = getComputedStyle(bar).insetBlockStart === 'auto'
      style.scrollPaddingBlock = isBelow ? `0 ${bar.offsetHeight + keyboard}px` : `${bar.offsetHeight}px 0`
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('scroll-padding-block')
    }
  }, [bar, root, keyboard])
  return (
    <div ref={setBar} className={css['bar']} style={{ insetBlockEnd: keyboard }}>
      <InPageEditor
        key={key}
        root={root}
        level={levelOf(root)}
        label={texts.title || t('sites.builder.section.text')}
        text={texts.text ?? emptyDocument}
        onText={(text) => change({ text })}
        tools={toolsOfField(offer)}
        point={writing.point}
        onLeave={(isDone) => {
          writing.end()
          // Who leaves by keyboard goes on where writing can begin.
          if (isDone) setTimeout(() => document.getElementById(`pisz-${section.id}`)?.focus())
        }}
      />
    </div>
  )
}

/** For `lazy`. */
export default TextInPage
