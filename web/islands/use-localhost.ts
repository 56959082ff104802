// Development only (islands/frame.ts): `?use_localhost=true` makes this browser's pages, wherever they come from, call the API of localhost:3000; `false` undoes it.
const flag = 'use_localhost'
const page = new URL(location.href)
const asked = page.searchParams.get(flag)

if (asked === 'true' || asked === 'false') {
  localStorage.setItem(flag, asked)
  page.searchParams.delete(flag)
  location.replace(page)
} else if (localStorage.getItem(flag) === 'true') {
  const plain = window.fetch
  window.fetch = (what, init) => plain(typeof what === 'string' && what.startsWith('/api/') ? `http://localhost:3000${what}` : what, init)
}

export {}
