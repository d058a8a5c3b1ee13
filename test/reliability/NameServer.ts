import dgram from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const QUESTION_AT = 12;
const TYPE_A = 1;

/** A name server that gives every name the same IPv4 addresses, as Docker's gives those of a service. */
export class NameServer {
  addresses: readonly string[];
  #socket = dgram.createSocket('udp4');

  private constructor(addresses: readonly string[]) {
    this.addresses = addresses;
    this.#socket.on('message', (query, { port, address }) => this.#socket.send(this.#answer(query), port, address));
  }

  static async open(addresses: readonly string[]): Promise<NameServer> {
    const server = new NameServer(addresses);
    server.#socket.bind(0, '127.0.0.1');
    await once(server.#socket, 'listening');
    return server;
  }

  get port(): number {
    return (this.#socket.address() as AddressInfo).port;
  }

  close(): void {
    this.#socket.close();
  }

  /** The query's id and question, then one record of 60 s for each address (RFC 1035, section 4). */
  #answer(query: Buffer): Buffer {
    const question = query.subarray(QUESTION_AT, query.indexOf(0, QUESTION_AT) + 5);
    const isAsked = question.readUInt16BE(question.length - 4) === TYPE_A;
    const addresses = isAsked ? this.addresses : [];
    const head = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0]);
    query.copy(head, 0, 0, 2);
    const records = addresses.map((address) =>
      Buffer.from([0xc0, QUESTION_AT, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
    );
    return Buffer.concat([head, question, ...records]);
  }
}
