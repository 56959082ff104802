import type { ReactNode } from 'react'
import css from './sections.module.css'

/** Line of text in a picture. */
const Line = ({ y, x = 8, w = 64, strong = false }: { y: number; x?: number; w?: number; strong?: boolean }) => (
  <rect x={x} y={y} width={w} height={strong ? 5 : 3} rx="1.5" data-tone={strong ? 'strong' : 'line'} />
)
const Box = ({ x, y, w, h, tone = 'box' }: { x: number; y: number; w: number; h: number; tone?: 'box' | 'accent' }) => (
  <rect x={x} y={y} width={w} height={h} rx="3" data-tone={tone} />
)
const rows = (n: number) => Array.from({ length: n }, (_, at) => at)

/** Sketches of sections in lines and boxes, by their kinds. */
const pictures: Readonly<Record<string, ReactNode>> = {
  welcome: (
    <>
      <Line y={14} w={28} strong />
      <Line y={24} w={30} />
      <Box x={8} y={34} w={20} h={9} tone="accent" />
      <Box x={44} y={8} w={36} h={40} />
    </>
  ),
  rich_text: (
    <>
      <Line y={10} w={36} strong />
      {rows(4).map((n) => (
        <Line key={n} y={21 + n * 7} w={n === 3 ? 44 : 72} />
      ))}
    </>
  ),
  text_picture: (
    <>
      <Line y={12} w={30} strong />
      {rows(3).map((n) => (
        <Line key={n} y={23 + n * 7} w={n === 2 ? 22 : 32} />
      ))}
      <Box x={46} y={8} w={34} h={40} />
    </>
  ),
  columns: (
    <>
      {rows(3).map((n) => (
        <g key={n}>
          <Box x={8 + n * 25} y={8} w={22} h={40} />
          <Line x={11 + n * 25} y={13} w={14} strong />
          <Line x={11 + n * 25} y={24} w={16} />
          <Line x={11 + n * 25} y={31} w={12} />
        </g>
      ))}
    </>
  ),
  questions: (
    <>
      {rows(3).map((n) => (
        <g key={n}>
          <Line y={11 + n * 14} w={48} strong />
          <path d={`M74 ${11 + n * 14}l4 4 4-4`} fill="none" stroke="currentColor" strokeWidth="2" />
        </g>
      ))}
    </>
  ),
  buttons: (
    <>
      <Box x={8} y={20} w={34} h={15} tone="accent" />
      <Box x={46} y={20} w={34} h={15} />
    </>
  ),
  map: (
    <>
      <Box x={8} y={8} w={44} h={40} />
      <circle cx={30} cy={26} r={6} data-tone="accent" />
      <Line x={57} y={14} w={22} strong />
      <Line x={57} y={24} w={18} />
      <Box x={57} y={36} w={23} h={9} tone="accent" />
    </>
  ),
  menu: (
    <>
      {rows(3).flatMap((row) =>
        rows(4).map((at) => (
          <Box key={`${row} ${at}`} x={8 + at * 19} y={8 + row * 14} w={16} h={11} tone={row === 0 || at === 0 ? 'accent' : 'box'} />
        )),
      )}
    </>
  ),
  about: (
    <>
      <Line y={9} w={30} strong />
      {rows(3).map((n) => (
        <Line key={n} y={20 + n * 7} w={72} />
      ))}
      <Box x={8} y={43} w={22} h={6} tone="accent" />
    </>
  ),
  hours: (
    <>
      {rows(4).map((n) => (
        <g key={n}>
          <Line y={10 + n * 11} w={28} />
          <Line y={10 + n * 11} x={56} w={24} strong />
        </g>
      ))}
    </>
  ),
  recruitment: (
    <>
      <Line y={10} w={40} strong />
      <Line y={21} w={64} />
      <Box x={8} y={32} w={34} h={13} tone="accent" />
    </>
  ),
  gallery: (
    <>
      {rows(6).map((n) => (
        <Box key={n} x={8 + (n % 3) * 25} y={7 + Math.floor(n / 3) * 22} w={22} h={19} />
      ))}
    </>
  ),
  news: (
    <>
      {rows(3).map((n) => (
        <g key={n}>
          <Box x={8 + n * 25} y={8} w={22} h={20} />
          <Line x={8 + n * 25} y={32} w={20} strong />
          <Line x={8 + n * 25} y={41} w={14} />
        </g>
      ))}
    </>
  ),
  staff: (
    <>
      {rows(3).map((n) => (
        <g key={n}>
          <circle cx={19 + n * 25} cy={20} r={10} data-tone="box" />
          <Line x={9 + n * 25} y={35} w={20} strong />
          <Line x={12 + n * 25} y={43} w={14} />
        </g>
      ))}
    </>
  ),
  contact: (
    <>
      <Line y={12} w={30} strong />
      <Line y={22} w={26} />
      <Line y={29} w={22} />
      <Box x={46} y={8} w={34} h={40} />
      <circle cx={63} cy={25} r={5} data-tone="accent" />
    </>
  ),
  contact_form: (
    <>
      <Box x={8} y={8} w={34} h={8} />
      <Box x={46} y={8} w={34} h={8} />
      <Box x={8} y={20} w={72} h={16} />
      <Box x={8} y={40} w={24} h={9} tone="accent" />
    </>
  ),
  documents: (
    <>
      {rows(3).map((n) => (
        <g key={n}>
          <Box x={8} y={8 + n * 14} w={9} h={11} tone="accent" />
          <Line x={22} y={12 + n * 14} w={50} />
        </g>
      ))}
    </>
  ),
  opinions: (
    <>
      {rows(2).map((n) => (
        <g key={n}>
          <Box x={8 + n * 38} y={8} w={34} h={40} />
          <Line x={13 + n * 38} y={15} w={20} strong />
          <Line x={13 + n * 38} y={26} w={24} />
          <Line x={13 + n * 38} y={33} w={18} />
        </g>
      ))}
    </>
  ),
  technics: (
    <>
      {rows(6).map((n) => (
        <Box key={n} x={8 + (n % 3) * 25} y={14 + Math.floor(n / 3) * 16} w={22} h={10} tone={n % 2 ? 'box' : 'accent'} />
      ))}
    </>
  ),
}
const alike: Readonly<Record<string, string>> = { payment: 'hours', dayplan: 'documents', activity: 'opinions' }

/** Small picture of a kind of sections; one without its own looks like a text. */
export const SectionPicture = ({ kind }: { readonly kind: string }) => {
  const name = Object.hasOwn(alike, kind) ? (alike[kind] ?? '') : kind
  return (
    <svg className={css['sketch']} viewBox="0 0 88 56" aria-hidden>
      {Object.hasOwn(pictures, name) ? pictures[name] : pictures['rich_text']}
    </svg>
  )
}
