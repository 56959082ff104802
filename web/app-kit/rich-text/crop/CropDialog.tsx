import type { NodeKey } from 'lexical'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import forms from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EditorDialog } from '../dialogs/EditorDialog.tsx'
import { useEmbed } from '../dialogs/use-embed.ts'
import { useEditorTools } from '../editor/editor-tools.ts'
import css from './crop.module.css'
import { boxBetween, boxOfRatio, type CropBox, type CropPoint, pixelsOf, ratios, wholePicture, withEdge } from './crop-box.ts'

const edges = ['left', 'right', 'top', 'bottom'] as const

/** Longer side of the shown picture, CSS pixels. */
const shownSide = 560

/** Returns the cut part of a picture as a file, in the format that keeps what it has. */
const cut = async (picture: ImageBitmap, box: CropBox, { name, type }: { readonly name: string; readonly type: string }) => {
  const { x, y, width, height } = pixelsOf(box, picture.width, picture.height)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height)
  const format = type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, format, 0.92))
  return blob && new File([blob], `${name.replace(/\.[a-z0-9]+$/i, '')}.${format === 'image/png' ? 'png' : 'jpg'}`, { type: format })
}

/**
 * Dialog that cuts a picture: by drawing a part, by a proportion, or edge by edge; the whole picture stays until then.
 * Not by react-easy-crop, which moves the picture below a frame of one proportion and has no edges to set by keys.
 */
const CropDialog = ({ of: key, onClose }: { readonly of: NodeKey; readonly onClose: () => void }) => {
  const t = useT()
  const { uploads } = useEditorTools()
  const { block } = useEmbed(key, 'image')
  const [picture, setPicture] = useState<ImageBitmap | null | 'failed'>(null)
  const [box, setBox] = useState(wholePicture)
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<CropPoint | null>(null)
  const upload = block && uploads.find(block.upload)
  const local = uploads.fileOf(key)
  const url = upload?.url
  useEffect(() => {
    const load = async () => {
      const source = local ?? (url === undefined ? null : await (await fetch(url)).blob())
      if (source) setPicture(await createImageBitmap(source, { imageOrientation: 'from-image' }))
    }
    load().catch(() => setPicture('failed'))
  }, [local, url])
  const bitmap = picture === 'failed' ? null : picture
  useEffect(() => {
    const shown = canvas.current
    if (shown && bitmap) shown.getContext('2d')?.drawImage(bitmap, 0, 0, shown.width, shown.height)
  }, [bitmap])
  const pointOf = ({ clientX, clientY }: PointerEvent<HTMLElement>): CropPoint => {
    const { left, top, width, height } = canvas.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const draw = (event: PointerEvent<HTMLElement>) => {
    const dragged = from.current && boxBetween(from.current, pointOf(event))
    if (dragged) setBox(dragged)
  }
  const accept = () => {
    if (bitmap && box !== wholePicture) {
      const file = { name: local?.name ?? upload?.name ?? 'obrazek', type: local?.type ?? upload?.mime ?? '' }
      void cut(bitmap, box, file).then((made) => made && uploads.addFor(made, key))
    }
    return true
  }
  const scale = bitmap ? Math.min(1, shownSide / Math.max(bitmap.width, bitmap.height)) : 1
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  return (
    <EditorDialog title={t('rich-text.crop.title')} accept={t('rich-text.crop.accept')} onAccept={accept} onClose={onClose}>
      {picture === 'failed' && <p role="alert">{t('rich-text.crop.failed')}</p>}
      {picture === null && <p role="status">{t('rich-text.picture.waiting')}</p>}
      {bitmap && (
        <>
          <p>{t('rich-text.crop.hint')}</p>
          <div
            className={css['stage']}
            onPointerDown={(event) => {
              event.preventDefault()
              event.currentTarget.setPointerCapture(event.pointerId)
              from.current = pointOf(event)
            }}
            onPointerMove={draw}
            onPointerUp={(event) => {
              draw(event)
              from.current = null
            }}
          >
            <canvas
              ref={canvas}
              width={Math.round(bitmap.width * scale)}
              height={Math.round(bitmap.height * scale)}
              role="img"
              aria-label={block?.alt}
            />
            <span
              className={css['box']}
              style={{
                insetInlineStart: percent(box.left),
                insetBlockStart: percent(box.top),
                inlineSize: percent(box.right - box.left),
                blockSize: percent(box.bottom - box.top),
              }}
            />
          </div>
          <div className={css['ratios']}>
            <Button small onClick={() => setBox(wholePicture)}>
              {t('rich-text.crop.whole')}
            </Button>
            {Object.entries(ratios).map(([name, ratio]) => (
              <Button key={name} small onClick={() => setBox(boxOfRatio(ratio, bitmap.width, bitmap.height))}>
                {name}
              </Button>
            ))}
          </div>
          <fieldset className={`${forms['choice']} ${css['edges']}`}>
            <legend>{t('rich-text.crop.edges')}</legend>
            {edges.map((edge) => (
              <label key={edge}>
                {t(messageKey('rich-text.crop', edge))}
                <input
                  type="range"
                  min="0"
                  max="100"
                  value={Math.round(box[edge] * 100)}
                  aria-valuetext={`${Math.round(box[edge] * 100)}%`}
                  onChange={({ target }) => setBox(withEdge(box, edge, Number(target.value) / 100))}
                />
              </label>
            ))}
          </fieldset>
        </>
      )}
    </EditorDialog>
  )
}

/** For `lazy`. */
export default CropDialog
