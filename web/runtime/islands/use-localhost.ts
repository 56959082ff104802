// Development only (islands/layout-scripts.ts): `?use_localhost=true` makes this browser call the API of localhost:3000
// from any page; `false` undoes it.
const flag = 'use_localhost'
const page = new URL(location.href)
const requested = page.searchParams.get(flag)

if (requested === 'true' || requested === 'false') {
  localStorage.setItem(flag, requested)
  page.searchParams.delete(flag)
  location.replace(page)
} else if (localStorage.getItem(flag) === 'true') {
  const originalFetch = window.fetch
  window.fetch = (what, init) =>
    originalFetch(typeof what === 'string' && what.startsWith('/api/') ? `http://localhost:3000${what}` : what, init)
}

export {}
