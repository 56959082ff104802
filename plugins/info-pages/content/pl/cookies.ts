import type { InfoDocument } from '../../contract/info-text.ts'

/** What is stored in the browser (electronic communications law, art. 399): nothing but what the reader asks for. */
export const cookies = {
  lead: 'Kredka nie używa plików cookie. Dlatego nie ma tu okienka, które o nie pyta.',
  short: [
    'Żadnych ciasteczek, własnych ani cudzych.',
    'W przeglądarce zostaje tylko to, o co poprosisz: motyw, wielkość liter, chwila odświeżenia.',
    'Nie ma tu reklam, pikseli ani obcych statystyk.',
  ],
  chapters: {
    ciasteczka: {
      title: 'Ciasteczka',
      blocks: [
        'Ciasteczko to mały zapis, który serwer zostawia w przeglądarce i który wraca do niego przy każdym wejściu. Nasz serwer niczego takiego nie zostawia, bo nie ma jeszcze logowania i nie ma czego pamiętać.',
        'Gdy pojawią się konta, będzie potrzebne jedno ciasteczko sesji, zakładane dopiero przy logowaniu. Opiszemy je tutaj w nowej wersji, zanim zacznie działać.',
      ],
    },
    pamiec: {
      title: 'Co zostaje w Twojej przeglądarce',
      blocks: [
        'Mogą się tu znaleźć trzy wpisy, każdy dopiero wtedy, gdy sam coś naciśniesz:',
        {
          facts: [
            [
              'theme',
              'Pamięć lokalna (localStorage). Jasny albo ciemny motyw z okienka „Wygląd”; po powrocie do „Jak w urządzeniu” wpis zostaje pusty.',
            ],
            ['font', 'Tamże, wielkość liter: większa albo największa; zwykła to wpis pusty.'],
            [
              'reloaded-at',
              'Pamięć karty (sessionStorage). Chwila, w której przyjęto nową wersję serwisu, żeby strona nie odświeżała się w kółko; znika z zamknięciem karty.',
            ],
          ],
        },
        'Wpisy nie opuszczają przeglądarki: serwer ich nie widzi. Są konieczne do usługi, o którą prosisz, więc prawo nie wymaga na nie zgody.',
      ],
    },
    'pamiec-podreczna': {
      title: 'Kopie plików na później',
      blocks: [
        'Przeglądarka sama przechowuje krój pisma, style i skrypty, żeby kolejna strona otworzyła się szybciej. Te pliki są takie same dla wszystkich i nie zawierają żadnego numeru, po którym można rozpoznać człowieka.',
      ],
    },
    obcy: {
      title: 'Obce serwery',
      blocks: [
        'Strony nie wczytują niczego z cudzych serwerów: krój pisma, ikony i mapa podstawowa są nasze. Jeden wyjątek może włączyć operator, podłączając zewnętrzny styl mapy; wtedy na mapie stoi podpis, skąd pochodzi.',
        'Odnośniki do stron placówek i do OpenStreetMap prowadzą w miejsca, które mają własne zasady.',
      ],
    },
    usuwanie: {
      title: 'Jak to usunąć',
      blocks: [
        'W ustawieniach przeglądarki znajdź dane witryn i usuń te z naszego adresu. Nic się nie zepsuje: wróci tylko zwykła wielkość liter i motyw urządzenia. Więcej o danych mówi [polityka prywatności](privacy).',
      ],
    },
  },
} as const satisfies InfoDocument
