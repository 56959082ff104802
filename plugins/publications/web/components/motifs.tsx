import type { ReactElement } from 'react'

/** Drawing on 320 × 240 in flat colours, with what lies behind it. */
export interface ZoneMotif {
  readonly sky: string
  readonly draw: () => ReactElement
}

const rays = [0, 45, 90, 135, 180, 225, 270, 315]
const petals = [0, 60, 120, 180, 240, 300]
const branches = [0, 60, 120]
const around = (angle: number) => `rotate(${angle} 160 120)`

/** Drawings by name: of topics, of a relation, of a contest, and one for everything else. */
export const zoneMotifs = {
  leaf: {
    sky: '#FBE3D6',
    draw: () => (
      <>
        <path d="M228 214c44-34 52-88 4-132-52 40-54 90-4 132z" fill="#F6B48F" />
        <path d="M132 208C68 164 72 88 132 34c62 54 66 130 0 174z" fill="#B3401B" />
        <path
          d="M132 76v150M132 128l-24-20M132 128l24-20M132 166l-26-20M132 166l26-20"
          fill="none"
          stroke="#FFF3C4"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </>
    ),
  },
  snowflake: {
    sky: '#D5E6F7',
    draw: () => (
      <>
        <path d="M-4 206q90-34 170-16t158-12v66H-4z" fill="#FFF" />
        {branches.map((angle) => (
          <path
            key={angle}
            d="M160 40v160M160 66l-20-16M160 66l20-16M160 174l-20 16M160 174l20 16"
            transform={around(angle)}
            fill="none"
            stroke="#1B4F94"
            strokeWidth="9"
            strokeLinecap="round"
          />
        ))}
      </>
    ),
  },
  flower: {
    sky: '#D6EBDD',
    draw: () => (
      <>
        <path
          d="M160 130v120M160 206c-40 4-58-18-60-38 36 0 56 14 60 38zM160 222c30 2 46-14 50-32-28 0-46 12-50 32z"
          fill="#17713F"
          stroke="#17713F"
          strokeWidth="7"
        />
        {petals.map((angle) => (
          <ellipse key={angle} cx="160" cy="62" rx="24" ry="34" transform={`rotate(${angle} 160 106)`} fill="#BFA3FF" />
        ))}
        <circle cx="160" cy="106" r="24" fill="#FFCF1F" />
      </>
    ),
  },
  sun: {
    sky: '#D5E6F7',
    draw: () => (
      <>
        {rays.map((angle) => (
          <path key={angle} d="M160 30v22" transform={`rotate(${angle} 160 112)`} stroke="#E0702A" strokeWidth="11" strokeLinecap="round" />
        ))}
        <circle cx="160" cy="112" r="46" fill="#FFCF1F" />
        <path d="M-4 200q80-40 164-16t164-14v74H-4z" fill="#8CC7A1" />
      </>
    ),
  },
  paw: {
    sky: '#FFF1C2',
    draw: () => (
      <g fill="#7A4A21">
        <ellipse cx="160" cy="156" rx="54" ry="44" />
        <ellipse cx="90" cy="108" rx="21" ry="29" transform="rotate(-24 90 108)" />
        <ellipse cx="136" cy="74" rx="22" ry="31" />
        <ellipse cx="186" cy="74" rx="22" ry="31" />
        <ellipse cx="232" cy="108" rx="21" ry="29" transform="rotate(24 232 108)" />
      </g>
    ),
  },
  sprout: {
    sky: '#E6F2D8',
    draw: () => (
      <>
        <path d="M62 244c10-52 186-52 196 0z" fill="#7A4A21" />
        <path d="M160 210v-90" stroke="#17713F" strokeWidth="10" strokeLinecap="round" />
        <path d="M160 134C96 138 70 98 68 58c58-4 92 26 92 76z" fill="#17713F" />
        <path d="M160 112c0-44 34-70 88-66-2 40-30 70-88 66z" fill="#8CC7A1" />
      </>
    ),
  },
  heart: {
    sky: '#FBDCE9',
    draw: () => (
      <>
        <path d="M160 206C92 160 66 124 74 88c8-38 60-46 86-8 26-38 78-30 86 8 8 36-18 72-86 118z" fill="#A0195A" />
        <path d="M104 98c2-16 14-24 26-22" fill="none" stroke="#FBDCE9" strokeWidth="9" strokeLinecap="round" />
      </>
    ),
  },
  planet: {
    sky: '#3D1A73',
    draw: () => (
      <>
        <path
          d="M52 58l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM268 150l4 11 11 4-11 4-4 11-4-11-11-4 11-4zM250 40l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"
          fill="#FFCF1F"
        />
        <circle cx="160" cy="120" r="58" fill="#BFA3FF" />
        <ellipse cx="160" cy="120" rx="104" ry="24" transform="rotate(-16 160 120)" fill="none" stroke="#FFCF1F" strokeWidth="10" />
        <path d="M104 108c24 10 70 4 104-22a58 58 0 0 0-104 22z" fill="#BFA3FF" />
      </>
    ),
  },
  letters: {
    sky: '#E4D8FA',
    draw: () => (
      <g fill="none" strokeWidth="18" strokeLinecap="round" strokeLinejoin="round">
        <path d="M48 182l34-118 34 118M60 144h44" stroke="#3D1A73" />
        <path d="M146 64v118M146 64h24c40 0 40 54 0 54h-24M170 118c48 0 48 64 0 64h-24" stroke="#E0702A" />
        <path d="M226 80c14-24 52-20 52 10 0 24-22 30-30 30 12 0 34 6 34 32 0 36-46 40-60 12" stroke="#17713F" />
      </g>
    ),
  },
  apple: {
    sky: '#D6EBDD',
    draw: () => (
      <>
        <path d="M160 92c26-30 84-18 84 40 0 50-42 92-84 72-42 20-84-22-84-72 0-58 58-70 84-40z" fill="#B3261E" />
        <path d="M160 92c-2-20 2-38 14-52" fill="none" stroke="#7A4A21" strokeWidth="9" strokeLinecap="round" />
        <path d="M174 66c10-24 36-30 58-24-6 24-32 34-58 24z" fill="#17713F" />
      </>
    ),
  },
  sheet: {
    sky: '#FFF1C2',
    draw: () => (
      <>
        <path d="M84 40l132-12 16 190-132 12z" fill="#FFF" />
        <path d="M110 78l84-7M113 110l84-7M116 142l52-5" stroke="#BFA3FF" strokeWidth="9" strokeLinecap="round" />
        <path d="M118 190c20-24 30 14 52-8s26-6 34-14" fill="none" stroke="#FFCF1F" strokeWidth="11" strokeLinecap="round" />
        <path d="M206 160l62-74 22 18-62 74-32 12z" fill="#3D1A73" />
        <path d="M206 160l-10 30 32-12z" fill="#FFCF1F" />
      </>
    ),
  },
  photos: {
    sky: '#D3EEEC',
    draw: () => (
      <>
        <path d="M62 66l122-22 26 140-122 22z" fill="#FFF" />
        <path d="M76 76l94-17 16 84-94 17z" fill="#8FD3CF" />
        <path d="M138 78l122 16-18 138-122-16z" fill="#FFF" />
        <path d="M150 92l96 13-11 84-96-13z" fill="#0B6466" />
        <circle cx="182" cy="124" r="14" fill="#FFCF1F" />
        <path d="M141 164l34-26 22 20 22-18 21 26-5 23-96-13z" fill="#8FD3CF" />
      </>
    ),
  },
  cup: {
    sky: '#FBDCE9',
    draw: () => (
      <>
        <path d="M108 62c-44-4-48 60 10 62M212 62c44-4 48 60-10 62" fill="none" stroke="#A0195A" strokeWidth="11" />
        <path d="M104 44h112c2 62-16 100-56 104-40-4-58-42-56-104z" fill="#FFCF1F" />
        <path d="M150 146h20v36h-20z" fill="#FFCF1F" />
        <path d="M116 182h88v26h-88z" fill="#A0195A" />
        <path d="M160 66l9 19 21 3-15 15 3 21-18-10-18 10 3-21-15-15 21-3z" fill="#A0195A" />
      </>
    ),
  },
} as const satisfies Readonly<Record<string, ZoneMotif>>

/** Name of a drawing. */
export type ZoneMotifName = keyof typeof zoneMotifs

/** Drawings of topics by key. */
export const motifOfTopic: Readonly<Record<string, ZoneMotifName>> = {
  autumn: 'leaf',
  winter: 'snowflake',
  spring: 'flower',
  summer: 'sun',
  animals: 'paw',
  plants: 'sprout',
  ecology: 'sprout',
  emotions: 'heart',
  family: 'heart',
  healthy_eating: 'apple',
  space: 'planet',
  letters_and_numbers: 'letters',
}
