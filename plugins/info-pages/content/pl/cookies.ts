import type { InfoDocument } from '../../contract/info-text.ts'

/** Storage in the browser (electronic communications law, art. 399): only what the user requests, sign-in included. */
export const cookies = {
  lead: 'Kto tylko czyta, nie dostaje od Kredki żadnego pliku cookie; kto się zaloguje, dostaje dwa. Dlatego nie ma tu okienka, które o nie pyta.',
  short: [
    'Bez logowania żadnych ciasteczek, po zalogowaniu dwa: po nich wiemy, że to nadal Ty i że to Twoje urządzenie.',
    'Poza tym w przeglądarce zostaje tylko to, o co poprosisz: motyw, wielkość liter, kto jest zalogowany.',
    'Nie ma tu reklam, pikseli ani obcych statystyk.',
  ],
  chapters: {
    ciasteczka: {
      title: 'Ciasteczka',
      blocks: [
        'Ciasteczko to mały zapis, który serwer zostawia w przeglądarce i który wraca do niego przy każdym wejściu. Dopóki się nie zalogujesz, nasz serwer niczego takiego nie zostawia. Przy logowaniu zakłada dwa:',
        {
          facts: [
            [
              'refresh_token',
              'Losowe słowo Twojej sesji; przy szyfrowanym połączeniu nazywa się __Host-refresh_token. Ważne 30 dni od ostatniej wizyty, znika po wylogowaniu. Żaden skrypt go nie odczyta i nie trafia do innych serwisów.',
            ],
            [
              'device',
              'Losowa liczba tej przeglądarki; przy szyfrowanym połączeniu nazywa się __Host-device. Po niej link z maila poznaje przeglądarkę, w której zakładano konto, a my wiemy, że na Twoje konto wchodzono już z tego urządzenia, więc cudze próby zgadnięcia hasła Cię tu nie wstrzymają. Ważna rok, zostaje po wylogowaniu; nie wynika z niej, kim jesteś.',
            ],
          ],
        },
        'Bez nich nie da się bezpiecznie zalogować, więc prawo nie wymaga na nie zgody.',
      ],
    },
    pamiec: {
      title: 'Co zostaje w Twojej przeglądarce',
      blocks: [
        'Mogą się tu znaleźć takie wpisy, każdy dopiero wtedy, gdy coś naciśniesz:',
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
            ['maintenance-closed', 'Tamże: zapowiedź przerwy, którą zamknięto, żeby nie wracała na każdej stronie.'],
            [
              'user',
              'Pamięć lokalna, po zalogowaniu. Kto jest zalogowany: imię, nazwisko, e-mail, zdjęcie, język i uprawnienia, żeby górny pasek nie pytał o to na każdej stronie. Znika po wylogowaniu.',
            ],
            [
              'twin, facility-accepted',
              'Pamięć karty, po zalogowaniu. Ostatnie przejście do strony w Twoim języku i to, że trzeba jeszcze powiedzieć o potwierdzeniu placówki.',
            ],
            [
              'draft',
              'Tamże: niezapisane zmiany w formularzu na Twoim koncie, bez haseł i kodów. Znika po zapisaniu i z zamknięciem karty.',
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
        'W ustawieniach przeglądarki znajdź dane witryn i usuń te z naszego adresu. Nic się nie zepsuje: wrócą zwykła wielkość liter i motyw urządzenia, a zalogować trzeba się będzie jeszcze raz. Więcej o danych mówi [polityka prywatności](privacy).',
      ],
    },
  },
} as const satisfies InfoDocument
