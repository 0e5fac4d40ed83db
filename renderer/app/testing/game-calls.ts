import { roomsQuery } from '#features/lobby/api/use-rooms.ts'
import { lotteryQueries } from '#features/lottery/api/lottery-queries.ts'
import { eventsQuery } from '#features/sports/api/use-events.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { favourite, game, lottery, read, readPages, type WireCall } from './make-calls.tsx'

const games = (gateway: Gateway) => gameQueries(gateway, 'EN')
const lotteries = (gateway: Gateway) => lotteryQueries(gateway, 'EN')
const paging = { pageNo: '1', pageSize: '15' }
const favouriteGame = { nodeId: '1001', vendor: 'KD', gameType: 'RNG' }
const visit = {
  platform: 'W',
  device: 'WEB',
  language: 'EN',
  lobbyUrl: `${location.origin}/`,
  depositUrl: `${location.origin}/deposit`,
}
const lobby = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  device: 'WEB',
  backUrl: `${location.origin}/lott`,
  language: 'EN',
}

/** The calls of the specification's sections on games and lotteries, each as it must be sent. */
export const gameCalls: readonly WireCall[] = [
  ['GET /lgw/games/game_menus', { language: 'EN' }, read((gateway) => games(gateway).menus())],
  [
    'GET /lgw/games/popular',
    { count: '20', prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB', language: 'EN' },
    read((gateway) => games(gateway).popular()),
  ],
  [
    'GET /wps/relay/GLS2_hotGames',
    { merchantCode: 'palaro', isPlatform: '2', platform: 'flash,html5-desktop', language: 'EN' },
    read((gateway) => games(gateway).hot()),
  ],
  [
    'GET /wps/relay/GLS2_gameList',
    {
      clientType: '3',
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'palaro',
      gameType: 'RNG',
      vassalage: 'JL',
      gameClassify: 'JP',
      gameName: 'bay',
      minBet: '0.05',
      minLineNum: '0',
      language: 'EN',
      ...paging,
    },
    readPages((gateway) =>
      games(gateway).list({
        gameType: 'RNG',
        vassalage: 'JL',
        gameClassify: 'JP',
        gameName: 'bay',
        minBet: '0.05',
      }),
    ),
  ],
  [
    'GET /wps/relay/GLS2_vendorList',
    { merchantCode: 'palaro', language: 'EN' },
    read((gateway) => games(gateway).vendors()),
  ],
  [
    'GET /wps/relay/GLS2_favoriteList',
    { gameType: 'RNG', ...paging },
    readPages((gateway) => games(gateway).favourites({ gameType: 'RNG' })),
  ],
  ['POST /wps/relay/GLS2_addFavorite', favouriteGame, favourite(true)],
  ['POST /wps/relay/GLS2_removeFavorite', favouriteGame, favourite(false)],
  [
    'GET /wps/relay/GLS2_recentGames',
    { clientType: '3', ...paging },
    readPages((gateway) => games(gateway).recent()),
  ],
  [
    'GET /wps/relay/GLS2_gameDetail',
    { vassalage: 'KD', nodeId: '1001' },
    read((gateway) => games(gateway).detail({ vassalage: 'KD', nodeId: '1001' })),
  ],
  [
    'GET /wps/relay/GLS2_subGameList',
    { vassalage: 'KD', nodeId: '1001' },
    read((gateway) => games(gateway).subGames('KD', '1001')),
  ],
  [
    'POST /wps/game/launchGame',
    {
      vassalage: 'KD',
      gameCode: 'KD-1001',
      gameType: 'RNG',
      ...visit,
    },
    game('/seamless?vendor=KD&gameCode=KD-1001&nodeId=1001'),
  ],
  [
    'POST /wps/relay/GLS2_launchRoom',
    { vassalage: 'KD', gameCode: 'KD-1001', roomId: 'KD-7', ...visit },
    game('/seamless?vendor=KD&nodeId=1001&room=KD-7'),
  ],
  ['POST /wps/relay/GLS2_launchFbSports', visit, game('/fbsports')],
  [
    'GET /wps/relay/GLS2_lobbyLaunch',
    { ...lobby, lottoPrizeMode: 'SEA', lottoGameCode: 'MB', lottoView: 'betting' },
    lottery('/lottery?gameCode=MB&vendor=TCG_SEA'),
  ],
  ['GET /wps/relay/GLS2_lobbyLaunch', { ...lobby, lottoView: 'lobby' }, lottery('/lottery')],

  [
    'GET /wps/relay/GLS2_roomList',
    { vassalage: 'KW', language: 'EN' },
    read((gateway) => roomsQuery(gateway, 'EN', 'KW')),
  ],
  ['GET /wps/relay/GLS2_eventList', { language: 'EN' }, read((gateway) => eventsQuery(gateway, 'EN'))],
  [
    'GET /lgw/vn/games/game_menu',
    { prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB' },
    read((gateway) => lotteries(gateway).menu()),
  ],
  [
    'GET /lgw/vn/games/game_menu/recent',
    { prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB' },
    read((gateway) => lotteries(gateway).recent()),
  ],
  [
    'GET /lgw/vn/numeros/opened/game',
    { gameCode: 'VN-1', count: '100' },
    read((gateway) => lotteries(gateway).opened('VN-1')),
  ],
  ['GET /lotto/lgw/games/opened/numero', { device: 'WEB' }, read((gateway) => lotteries(gateway).latest())],
]
