import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { maxRichText } from '#core/rich-text/limits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { readerOf } from '../convert/document-reader.ts'
import css from './editor.module.css'
import { useEditorTools } from './editor-tools.ts'

/** Part of the largest size from which on the counter says it. */
const warnFrom = 0.8

const pauseMs = 250

/** Number of words and characters, with the largest number of words, and how full a text is that nears the largest size. */
export const Counter = () => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const { tools } = useEditorTools()
  const [counted, setCounted] = useState({ words: 0, characters: 0, full: 0 })
  useEffect(() => {
    const reader = readerOf(editor)
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      const { words, characters, nodes, bytes } = reader.read(editor.getEditorState())
      setCounted({ words, characters, full: Math.max(nodes / maxRichText.nodes, bytes / maxRichText.bytes) })
    }
    count()
    const end = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
      clearTimeout(timer)
      timer = setTimeout(count, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [editor])
  const { words, characters, full } = counted
  const { max } = tools
  return (
    <p className={css['count']} data-over={full > 1 || (max !== undefined && words > max) || undefined}>
      {max === undefined ? t('rich-text.words', { count: words }) : t('rich-text.words-of', { count: words, max })}
      {' · '}
      {t('rich-text.characters', { count: characters })}
      {full > warnFrom && ` · ${t('rich-text.full', { percent: Math.floor(full * 100) })}`}
    </p>
  )
}
