/** Facility of the demo's owner. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 1200 800">${content}</svg>`

const sun = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#ffcf1f"/>${Array.from({ length: 12 }, (_, n) => {
    const angle = (n * Math.PI) / 6
    const at = (far: number) => `${(x + Math.cos(angle) * radius * far).toFixed(0)} ${(y + Math.sin(angle) * radius * far).toFixed(0)}`
    return `<path d="M${at(1.25)}L${at(1.6)}" stroke="#ffcf1f" stroke-width="14" stroke-linecap="round"/>`
  }).join('')}`

const tree = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y}v${-size}" stroke="#7a4a21" stroke-width="${size / 5}" stroke-linecap="round"/><circle cx="${x}" cy="${y - size * 1.4}" r="${size * 0.75}" fill="#17713f"/><circle cx="${x - size / 2}" cy="${y - size}" r="${size / 2}" fill="#2b8f54"/>`

const child = (x: number, y: number, shirt: string) =>
  `<circle cx="${x}" cy="${y - 118}" r="34" fill="#f6c9a0"/><path d="M${x - 34} ${y - 122}a34 34 0 0 1 68 0z" fill="#5a3418"/><path d="M${x - 42} ${y}l14-84h56l14 84z" fill="${shirt}"/><path d="M${x - 16} ${y}v44M${x + 16} ${y}v44" stroke="#3d1a73" stroke-width="16" stroke-linecap="round"/>`

const garden = frame(
  `<path fill="#cfe8f7" d="M0 0h1200v800H0z"/>${sun(990, 150, 80)}<path fill="#8cc7a1" d="M0 560q300-120 620-40t580-30v310H0z"/>${tree(150, 600, 150)}${tree(1080, 590, 110)}
   <path d="M420 640 540 330h160l120 310M470 510h290" stroke="#b3401b" stroke-width="20" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M580 340v200m80-200v200" stroke="#3d1a73" stroke-width="8"/><rect x="560" y="536" width="120" height="18" rx="9" fill="#ffcf1f"/>${child(330, 660, '#ffcf1f')}${child(900, 670, '#bfa3ff')}`,
)

const room = frame(
  `<path fill="#fff3c4" d="M0 0h1200v560H0z"/><path fill="#e0b078" d="M0 560h1200v240H0z"/><rect x="90" y="110" width="300" height="250" rx="16" fill="#d6ebfa" stroke="#fff" stroke-width="22"/><path d="M240 110v250M90 235h300" stroke="#fff" stroke-width="14"/>
   <rect x="760" y="150" width="340" height="300" rx="12" fill="#b3401b"/><path d="M760 250h340M760 350h340" stroke="#7c2a0f" stroke-width="14"/>${[
     '#ffcf1f',
     '#3d1a73',
     '#17713f',
     '#8fbce8',
     '#f6b48f',
     '#bfa3ff',
   ]
     .map(
       (colour, n) =>
         `<rect x="${790 + (n % 3) * 100}" y="${176 + Math.floor(n / 3) * 100}" width="70" height="66" rx="10" fill="${colour}"/>`,
     )
     .join('')}
   <ellipse cx="560" cy="680" rx="360" ry="80" fill="#bfa3ff"/><ellipse cx="560" cy="680" rx="230" ry="48" fill="#e4d8fa"/>${child(420, 660, '#b3261e')}${child(680, 650, '#17713f')}`,
)

const lunch = frame(
  `<path fill="#fbe3d6" d="M0 0h1200v800H0z"/><path fill="#f6b48f" d="M0 520h1200v280H0z"/>${[290, 600, 910]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="560" rx="130" ry="56" fill="#fff"/><ellipse cx="${x}" cy="552" rx="92" ry="36" fill="#e0702a"/><circle cx="${x - 30}" cy="546" r="12" fill="#17713f"/><circle cx="${x + 26}" cy="556" r="12" fill="#17713f"/><path d="M${x + 160} 500v130" stroke="#8c8496" stroke-width="12" stroke-linecap="round"/>`,
    )
    .join(
      '',
    )}<path d="M470 300h260l-30 150H500z" fill="#1b4f94"/><path d="M540 270q-30-50 0-90m60 90q-30-50 0-90m60 90q-30-50 0-90" stroke="#fff" stroke-width="16" fill="none" stroke-linecap="round"/>`,
)

const music = frame(
  `<path fill="#3d1a73" d="M0 0h1200v800H0z"/><path fill="#2a1152" d="M0 600q600-90 1200 0v200H0z"/>${[
    [220, 210],
    [520, 150],
    [830, 230],
    [1040, 160],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y + 110}" rx="36" ry="27" fill="#ffcf1f"/><path d="M${x + 32} ${y + 108}V${y}q50 10 60 60" stroke="#ffcf1f" stroke-width="14" fill="none" stroke-linecap="round"/>`,
    )
    .join(
      '',
    )}<ellipse cx="600" cy="560" rx="140" ry="46" fill="#fff"/><path d="M460 560v110q140 80 280 0V560" fill="#b3261e"/><path d="M430 470l110 80m230-80-110 80" stroke="#f6b48f" stroke-width="18" stroke-linecap="round"/>${child(300, 690, '#8fbce8')}${child(900, 690, '#ffe58a')}`,
)

/** Its photos: drawings of the project's own, the cover first. */
export const demoPhotos: readonly { readonly alt: string; readonly svg: string }[] = [
  { alt: 'Ogród z huśtawką, drzewami i dwojgiem bawiących się dzieci', svg: garden },
  { alt: 'Sala z dywanem, półką na klocki i oknem na ogród', svg: room },
  { alt: 'Trzy talerze zupy i parujący garnek na stole w jadalni', svg: lunch },
  { alt: 'Rytmika: dzieci grają na bębnie', svg: music },
]
