import ipaddr from 'ipaddr.js';

/** All that is given out in the world of IPv6 so far. */
const global6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public by its number, but it answers each machine of a cloud about that machine. */
const cloudServices = '168.63.129.16';
const openPorts = [80, 443];

const isPublic = (text: string): boolean => {
  if (!ipaddr.isValid(text) || text === cloudServices) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(global6));
};

/** The port to which an address of the web leads. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/**
 * Where a link that anybody may have written may lead: the web's own ports of public addresses, and `exceptions`, each
 * an IP address with its port (`127.0.0.1:8080`).
 */
export const addressRule = (exceptions: readonly string[]) => ({
  /** Whether it is worth asking who it is. Nobody is asked with a name and password that stand in a link. */
  mayAsk: (url: URL): boolean =>
    ['http:', 'https:'].includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    (openPorts.includes(portOf(url)) || exceptions.some((one) => one.endsWith(`:${portOf(url)}`))),
  mayConnect: (address: string, port: number): boolean =>
    exceptions.includes(`${address}:${port}`) || (openPorts.includes(port) && isPublic(address)),
});
